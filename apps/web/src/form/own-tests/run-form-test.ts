import {
  type ComponentDefinition,
  type FormDefinition,
  type Session,
  type SubmissionData,
  upgradeForm,
} from '@tideform/engine';
import {
  type ActualField,
  compareResults,
  type FormTest,
  type FormTestDifference,
  recordResults,
} from '@tideform/engine/form-tests';
import { waitUntilSettled } from '../../scripts/wait-until-settled.ts';
import { openSession, startScripts } from '../session/open-session.ts';

/** Difference from the expected result, with the component in which it occurs. */
export interface TestDifference extends FormTestDifference {
  /** Component of the field; absent if it was removed. */
  readonly definition?: ComponentDefinition;
}

export type TestResult =
  | { readonly state: 'passed' | 'unsettled' }
  | { readonly state: 'failed'; readonly differences: readonly TestDifference[] };

const MAX_MS = 10_000;
/** Viewer in form tests. It is a creator without a name, so that a test gives the same result for all builders. */
const viewer = { isCreator: true };

/**
 * Fills in a form with a test's answers, runs its code in the sandbox as usual, and compares the result with the
 * expected one.
 */
export async function runFormTest(form: FormDefinition, { answers, at, expected }: FormTest): Promise<TestResult> {
  return withOutcome(form, answers, at, (found, session): TestResult => {
    if (!found) return { state: 'unsettled' };
    const differences = compareResults(expected, found).map((one) => ({
      ...one,
      ...(one.field !== undefined && { definition: session.node(one.field).definition }),
    }));
    return differences.length === 0 ? { state: 'passed' } : { state: 'failed', differences };
  });
}

/**
 * Opens a form with answers, and calls `handleOutcome` with the result once the form's logic has settled.
 * @param at time of answering, ISO-8601 UTC
 * @param handleOutcome called with `undefined` if the form's code doesn't finish in time
 */
export async function withOutcome<Result>(
  form: FormDefinition,
  data: SubmissionData,
  at: string,
  handleOutcome: (found: readonly ActualField[] | undefined, session: Session) => Result,
): Promise<Result> {
  const session = openSession({ form: upgradeForm(form), data, nowMs: Date.parse(at), viewer });
  try {
    startScripts(session);
    await waitUntilSettled(session, MAX_MS);
    return handleOutcome(session.isSettling ? undefined : await recordResults(session), session);
  } finally {
    session.close();
  }
}
