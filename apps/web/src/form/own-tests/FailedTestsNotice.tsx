import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { type FormTest, parseFormTests } from '@tideform/engine/form-tests';
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

interface FailedTestsNoticeProps {
  readonly schema: FormDefinition;
  /** Form tests as stored in the draft. */
  readonly tests: unknown;
}

interface TestRun {
  readonly test: FormTest;
  readonly result: TestResult;
}

/** Runs a form's tests and warns if some fail. Renders nothing for a form without tests. */
export function FailedTestsNotice({ schema, tests }: FailedTestsNoticeProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useStyles();
  const formTests = useMemo(() => parseFormTests(tests), [tests]);
  const [runs, setRuns] = useState<readonly TestRun[]>();
  useEffect(() => {
    let isCancelled = false;
    setRuns(undefined);
    void (async () => {
      const results: TestRun[] = [];
      for (const test of formTests) {
        if (isCancelled) return;
        results.push({ test, result: await runFormTest(schema, test) });
      }
      if (!isCancelled) setRuns(results);
    })();
    return () => {
      isCancelled = true;
    };
  }, [schema, formTests]);
  if (formTests.length === 0) return null;
  const failed = runs?.filter(({ result }) => result.state !== 'passed') ?? [];
  if (failed.length === 0) {
    const { running, passed } = messages.beforePublish;
    return (
      <p role="status" className={styles.quiet}>
        {runs ? passed({ count: formTests.length }) : running}
      </p>
    );
  }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          {messages.beforePublish.failed({ failed: failed.length, count: formTests.length })}
        </MessageBarTitle>
        {messages.beforePublish.still}
        <ul className={styles.tests}>
          {failed.map(({ test, result }) => (
            <li key={test.id} className={styles.test}>
              <em>{test.name}</em>
              {result.state === 'failed' ? (
                <DifferenceList differences={result.differences} maxCount={3} />
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
