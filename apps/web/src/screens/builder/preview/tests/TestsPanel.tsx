import { Button, Caption1 } from '@fluentui/react-components';
import { BeakerAdd20Regular, Play16Regular } from '@fluentui/react-icons';
import type { FormDefinition, Session, SubmissionData } from '@tideform/engine';
import { type FormTest, maxFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useId, useRef, useState } from 'react';
import { ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import { recordFormTest, updateFormTest } from '../../../../form/own-tests/record-form-test.ts';
import { runFormTest, type TestResult } from '../../../../form/own-tests/run-form-test.ts';
import { usePanelStyles } from '../problems/panel.styles.ts';
import { TestItem } from './TestItem.tsx';
import { useTestsStyles } from './tests.styles.ts';

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

interface FormTestResults {
  readonly form: FormDefinition;
  /** Maps a test ID to the result of the test. */
  readonly results: ReadonlyMap<string, TestResult>;
}

interface TestRuns {
  /** Result with the current definition, or `undefined` if the test hasn't run with it. */
  getResult(test: FormTest): TestResult | undefined;
  readonly isRunning: boolean;
  /** Runs tests one after another. */
  run(tests: readonly FormTest[]): Promise<void>;
}

/** Runs a form's tests in the sandbox. Results of an earlier definition are discarded. */
function useTestRuns(form: FormDefinition): TestRuns {
  const [runs, setRuns] = useState<FormTestResults>({ form, results: new Map() });
  const [isRunning, setRunning] = useState(false);
  const latest = useRef<FormDefinition | undefined>(form);
  latest.current = form;
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const currentResults = runs.form === form ? runs.results : undefined;
  return {
    getResult: ({ id }) => currentResults?.get(id),
    isRunning,
    async run(tests) {
      setRunning(true);
      for (const test of tests) {
        const result = await runFormTest(form, test);
        if (latest.current !== form) break;
        setRuns((before) => {
          const results = before.form === form ? before.results : new Map<string, TestResult>();
          return { form, results: new Map(results).set(test.id, result) };
        });
      }
      setRunning(false);
    },
  };
}

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
