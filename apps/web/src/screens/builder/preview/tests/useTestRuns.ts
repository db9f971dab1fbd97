import type { FormDefinition } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import { useEffect, useRef, useState } from 'react';
import { runFormTest, type TestResult } from '../../../../form/own-tests/run-form-test.ts';

interface FormTestResults {
  readonly form: FormDefinition;
  /** Maps a test ID to the result of the test. */
  readonly results: ReadonlyMap<string, TestResult>;
}

export interface TestRuns {
  /** Result with the current definition, or `undefined` if the test hasn't run with it. */
  getResult(test: FormTest): TestResult | undefined;
  readonly isRunning: boolean;
  /** Runs tests one after another. */
  run(tests: readonly FormTest[]): Promise<void>;
}

/** Runs a form's tests in the sandbox. Results of an earlier definition are discarded. */
export function useTestRuns(form: FormDefinition): TestRuns {
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
