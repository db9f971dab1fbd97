import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { type FormTest, readFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { DifferenceList } from './DifferenceList.tsx';
import { ownTestsMessages } from './own-tests.messages.ts';
import { runFormTest, type TestResult } from './run-form-test.ts';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  tests: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '240px', overflowY: 'auto' },
  test: { marginBlock: '8px' },
});

interface OwnTestsNoticeProps {
  readonly schema: FormDefinition;
  /** As the draft keeps them. */
  readonly tests: unknown;
}

interface Told {
  readonly test: FormTest;
  readonly result: TestResult;
}

/** Replays a form's own tests, and warns of those that are not as expected. Nothing is said of a form without any. */
export function OwnTestsNotice({ schema, tests }: OwnTestsNoticeProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useStyles();
  const kept = useMemo(() => readFormTests(tests), [tests]);
  const [told, setTold] = useState<readonly Told[]>();
  useEffect(() => {
    let isOver = false;
    setTold(undefined);
    void (async () => {
      const results: Told[] = [];
      for (const test of kept) {
        if (isOver) return;
        results.push({ test, result: await runFormTest(schema, test) });
      }
      if (!isOver) setTold(results);
    })();
    return () => {
      isOver = true;
    };
  }, [schema, kept]);
  if (kept.length === 0) return null;
  const failed = told?.filter(({ result }) => result.state !== 'passed') ?? [];
  if (failed.length === 0) {
    const { running, passed } = messages.beforePublish;
    return (
      <p role="status" className={styles.quiet}>
        {told ? passed({ count: kept.length }) : running}
      </p>
    );
  }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          {messages.beforePublish.failed({ failed: failed.length, count: kept.length })}
        </MessageBarTitle>
        {messages.beforePublish.still}
        <ul className={styles.tests}>
          {failed.map(({ test, result }) => (
            <li key={test.id} className={styles.test}>
              <em>{test.name}</em>
              {result.state === 'failed' ? (
                <DifferenceList differences={result.differences} most={3} />
              ) : (
                <p className={styles.quiet}>{messages.state.unsettled}</p>
              )}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
