import { Button, Caption1 } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import { updateFormTest } from '../../../../form/own-tests/record-form-test.ts';
import { usePanelStyles } from '../problems/panel.styles.ts';
import { TestItem } from './TestItem.tsx';
import { useTestsStyles } from './tests.styles.ts';
import { useTestRuns } from './useTestRuns.ts';

interface TestsPanelProps {
  readonly form: FormDefinition;
  readonly tests: readonly FormTest[];
  readonly onChange: (tests: readonly FormTest[]) => void;
  /** Fills in the preview with a test's answers. */
  readonly onFill: (answers: SubmissionData) => void;
}

/** Panel with the form tests of a draft, which can be run, renamed and deleted. Renders nothing without tests. */
export function TestsPanel({ form, tests, onChange, onFill }: TestsPanelProps) {
  const messages = useMessages(ownTestsMessages);
  const panel = usePanelStyles();
  const styles = useTestsStyles();
  const titleId = useId();
  const { getResult, isRunning, run } = useTestRuns(form);
  const [runningIds, setRunningIds] = useState<ReadonlySet<string>>(new Set());
  if (tests.length === 0) return null;
  const updateTest = (changed: FormTest) => onChange(tests.map((one) => (one.id === changed.id ? changed : one)));
  const runAll = () => {
    setRunningIds(new Set(tests.map(({ id }) => id)));
    void run(tests).finally(() => setRunningIds(new Set()));
  };
  const acceptResult = async (test: FormTest) => {
    const renewed = await updateFormTest(form, test);
    if (!('test' in renewed)) return;
    updateTest(renewed.test);
    await run([renewed.test]);
  };
  const results = tests.flatMap((test) => getResult(test) ?? []);
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
            result={getResult(test)}
            isRunning={isRunning && runningIds.has(test.id) && !getResult(test)}
            onRename={(name) => updateTest({ ...test, name })}
            onDelete={() => onChange(tests.filter((one) => one !== test))}
            onFill={() => onFill(test.answers)}
            onAcceptResult={() => void acceptResult(test)}
          />
        ))}
      </ul>
    </section>
  );
}
