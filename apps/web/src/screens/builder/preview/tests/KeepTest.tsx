import { Button, Caption1 } from '@fluentui/react-components';
import { BeakerAdd20Regular } from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import { type FormTest, mostFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import { recordFormTest } from '../../../../form/own-tests/record-form-test.ts';
import { useTestsStyles } from './tests.styles.ts';

interface KeepTestProps {
  readonly session: Session;
  readonly tests: readonly FormTest[];
  readonly onKeep: (test: FormTest) => void;
}

/** Keeps what is answered in the preview, and what the form makes of it, with one press. */
export function KeepTest({ session, tests, onKeep }: KeepTestProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useTestsStyles();
  const [isKeeping, setKeeping] = useState(false);
  const [said, setSaid] = useState<string>();
  const keep = async () => {
    if (tests.length >= mostFormTests) return setSaid(messages.refused.tooMany({ most: mostFormTests }));
    setKeeping(true);
    setSaid(undefined);
    const name = freeName(tests, (number) => messages.numbered({ number }));
    const recorded = await recordFormTest(session, name).finally(() => setKeeping(false));
    if ('refused' in recorded) return setSaid(messages.refused[recorded.refused]);
    onKeep(recorded.test);
    setSaid(messages.kept({ name }));
  };
  return (
    <>
      <Button icon={<BeakerAdd20Regular />} disabledFocusable={isKeeping} onClick={() => void keep()}>
        {isKeeping ? messages.keeping : messages.keep}
      </Button>
      <Caption1 role="status" className={styles.said}>
        {said}
      </Caption1>
    </>
  );
}

function freeName(tests: readonly FormTest[], nameOf: (number: number) => string): string {
  const taken = new Set(tests.map(({ name }) => name));
  let number = tests.length + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}
