import { Button, Caption1 } from '@fluentui/react-components';
import { BeakerAdd20Regular } from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import { type FormTest, maxFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import { recordFormTest } from '../../../../form/own-tests/record-form-test.ts';
import { useTestsStyles } from './tests.styles.ts';

interface SaveTestButtonProps {
  readonly session: Session;
  readonly tests: readonly FormTest[];
  readonly onSave: (test: FormTest) => void;
}

/** Button that saves the answers of the preview, and the form's result for them, as a form test. */
export function SaveTestButton({ session, tests, onSave }: SaveTestButtonProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useTestsStyles();
  const [isSaving, setSaving] = useState(false);
  const [status, setStatus] = useState<string>();
  const saveTest = async () => {
    if (tests.length >= maxFormTests) return setStatus(messages.refused.tooMany({ most: maxFormTests }));
    setSaving(true);
    setStatus(undefined);
    const name = findFreeName(tests, (number) => messages.numbered({ number }));
    const recorded = await recordFormTest(session, name).finally(() => setSaving(false));
    if ('refused' in recorded) return setStatus(messages.refused[recorded.refused]);
    onSave(recorded.test);
    setStatus(messages.kept({ name }));
  };
  return (
    <>
      <Button icon={<BeakerAdd20Regular />} disabledFocusable={isSaving} onClick={() => void saveTest()}>
        {isSaving ? messages.keeping : messages.keep}
      </Button>
      <Caption1 role="status" className={styles.said}>
        {status}
      </Caption1>
    </>
  );
}

function findFreeName(tests: readonly FormTest[], formatName: (number: number) => string): string {
  const takenNames = new Set(tests.map(({ name }) => name));
  let number = tests.length + 1;
  while (takenNames.has(formatName(number))) number += 1;
  return formatName(number);
}
