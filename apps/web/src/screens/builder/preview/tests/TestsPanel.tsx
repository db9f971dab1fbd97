import { Button, Caption1 } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import { renewFormTest } from '../../../../form/own-tests/record-form-test.ts';
import { usePanelStyles } from '../problems/panel.styles.ts';
import { TestItem } from './TestItem.tsx';
import { useTestsStyles } from './tests.styles.ts';
import { useTestRuns } from './useTestRuns.ts';

interface TestsPanelProps {
  readonly form: FormDefinition;
  readonly tests: readonly FormTest[];
  readonly onChange: (tests: readonly FormTest[]) => void;
  /** Fills the preview in with a test's answers. */
  readonly onFill: (answers: SubmissionData) => void;
}

/** The tests that are kept with a draft: run, renamed and deleted here. Nothing is drawn while there is none. */
export function TestsPanel({ form, tests, onChange, onFill }: TestsPanelProps) {
  const messages = useMessages(ownTestsMessages);
  const panel = usePanelStyles();
  const styles = useTestsStyles();
  const titleId = useId();
  const { resultOf, isRunning, run } = useTestRuns(form);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  if (tests.length === 0) return null;
  const change = (changed: FormTest) => onChange(tests.map((one) => (one.id === changed.id ? changed : one)));
  const runAll = () => {
    setWanted(new Set(tests.map(({ id }) => id)));
    void run(tests).finally(() => setWanted(new Set()));
  };
  const renew = async (test: FormTest) => {
    const renewed = await renewFormTest(form, test);
    if (!('test' in renewed)) return;
    change(renewed.test);
    await run([renewed.test]);
  };
  const results = tests.flatMap((test) => resultOf(test) ?? []);
  const passed = results.filter(({ state }) => state === 'passed').length;
  return (
    <section aria-labelledby={titleId} className={panel.panel}>
      <div className={styles.head}>
        <h2 id={titleId} className={panel.title}>
          {messages.title}
        </h2>
        <Caption1 role="status" className={styles.quiet}>
          {isRunning
            ? messages.running
            : results.length === tests.length && messages.summary({ passed, count: tests.length })}
        </Caption1>
        <Button size="small" icon={<Play16Regular />} disabledFocusable={isRunning} onClick={runAll}>
          {messages.runAll}
        </Button>
      </div>
      <Caption1 as="p" block className={styles.hint}>
        {messages.hint}
      </Caption1>
      <ul className={panel.list}>
        {tests.map((test) => (
          <TestItem
            key={test.id}
            test={test}
            result={resultOf(test)}
            isRunning={isRunning && wanted.has(test.id) && !resultOf(test)}
            onRename={(name) => change({ ...test, name })}
            onDelete={() => onChange(tests.filter((one) => one !== test))}
            onFill={() => onFill(test.answers)}
            onRenew={() => void renew(test)}
          />
        ))}
      </ul>
    </section>
  );
}
