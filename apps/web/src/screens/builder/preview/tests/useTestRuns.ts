import type { FormDefinition } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import { useEffect, useRef, useState } from 'react';
import { runFormTest, type TestResult } from '../../../../form/own-tests/run-form-test.ts';

interface Runs {
  readonly form: FormDefinition;
  /** By the test's id. */
  readonly results: ReadonlyMap<string, TestResult>;
}

export interface TestRuns {
  /** Of the form as it is now; `undefined`: not run with it. */
  resultOf(test: FormTest): TestResult | undefined;
  readonly isRunning: boolean;
  /** Runs them one after another. */
  run(tests: readonly FormTest[]): Promise<void>;
}

/** Runs a form's tests in the sandbox. What was found with a former form does not count any more. */
export function useTestRuns(form: FormDefinition): TestRuns {
  const [runs, setRuns] = useState<Runs>({ form, results: new Map() });
  const [isRunning, setRunning] = useState(false);
  const latest = useRef<FormDefinition | undefined>(form);
  latest.current = form;
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const known = runs.form === form ? runs.results : undefined;
  return {
    resultOf: ({ id }) => known?.get(id),
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
