import type { SubmissionData } from '../data/submission-data.ts';
import type { BrokenRule } from '../validation/validation-error.ts';

/** Answers saved by a form's author, and the expected result. */
export interface FormTest {
  readonly id: string;
  readonly name: string;
  /** Time of recording, ISO 8601 UTC; relative dates in settings are resolved at this time. */
  readonly at: string;
  readonly answers: SubmissionData;
  readonly expected: readonly ExpectedField[];
}

/** Expected result of one field. */
export interface ExpectedField {
  /** Data path of its answer (`items[0].price`); for a component without an answer, `#` and its key. */
  readonly name: string;
  readonly isShown: boolean;
  /** Answer; absent if there is none. */
  readonly value?: unknown;
  /** Number of rows, for a grid. */
  readonly rows?: number;
  /** Broken rules in order; absent if there are none. */
  readonly broken?: readonly BrokenRule[];
}

/** Maximum number of tests per form. */
export const maxFormTests = 50;

/** Maximum length of a test as JSON; tests are loaded with each draft. */
export const maxFormTestLength = 200_000;
