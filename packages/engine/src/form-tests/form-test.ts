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
  /** Expected answer; absent if the field is expected to have no answer. */
  readonly value?: unknown;
  /** Expected number of rows; only for a grid. */
  readonly rows?: number;
  /** Rules that the answer is expected to break, in order; absent if the answer is expected to be valid. */
  readonly broken?: readonly BrokenRule[];
}

/** Maximum number of tests per form. */
export const maxFormTests = 50;

/** Maximum length of a test as JSON; tests are loaded with each draft. */
export const maxFormTestLength = 200_000;
