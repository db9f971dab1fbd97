import {
  type ComponentDefinition,
  type FormDefinition,
  type Session,
  type SubmissionData,
  upgradeForm,
} from '@tideform/engine';
import {
  compareOutcome,
  type Difference,
  type FormTest,
  type FoundField,
  readOutcome,
} from '@tideform/engine/form-tests';
import { settledWithin } from '../../scripts/settled-within.ts';
import { openSession, startScripts } from '../session/open-session.ts';

/** Something that is not as expected, and the component that it is about. */
export interface ToldDifference extends Difference {
  /** Absent of what is gone. */
  readonly definition?: ComponentDefinition;
}

export type TestResult =
  | { readonly state: 'passed' | 'unsettled' }
  | { readonly state: 'failed'; readonly differences: readonly ToldDifference[] };

const LONGEST_MS = 10_000;
/** Whoever starts a response; nobody in particular, so that a test says the same to each builder. */
const viewer = { isCreator: true };

/** Fills a form in with a test's answers, its code in the sandbox as ever, and compares what becomes of it. */
export async function runFormTest(form: FormDefinition, { answers, at, expected }: FormTest): Promise<TestResult> {
  return withOutcome(form, answers, at, (found, session): TestResult => {
    if (!found) return { state: 'unsettled' };
    const differences = compareOutcome(expected, found).map((one) => ({
      ...one,
      ...(one.field !== undefined && { definition: session.node(one.field).definition }),
    }));
    return differences.length === 0 ? { state: 'passed' } : { state: 'failed', differences };
  });
}

/** @param at ISO-8601 UTC: when it is filled in @param take is told nothing where the form's code finds no end */
export async function withOutcome<Taken>(
  form: FormDefinition,
  data: SubmissionData,
  at: string,
  take: (found: readonly FoundField[] | undefined, session: Session) => Taken,
): Promise<Taken> {
  const session = openSession({ form: upgradeForm(form), data, nowMs: Date.parse(at), viewer });
  try {
    startScripts(session);
    await settledWithin(session, LONGEST_MS);
    return take(session.isSettling ? undefined : await readOutcome(session), session);
  } finally {
    session.close();
  }
}
