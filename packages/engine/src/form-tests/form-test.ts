import type { SubmissionData } from '../data/submission-data.ts';
import type { BrokenRule } from '../validation/issue.ts';

/** Answers that a form's author has kept, and what the form has to make of them. */
export interface FormTest {
  readonly id: string;
  readonly name: string;
  /** When it was recorded, ISO-8601 UTC: what settings say of today is meant as of then. */
  readonly at: string;
  readonly answers: SubmissionData;
  readonly expected: readonly ExpectedField[];
}

/** What becomes of one field. */
export interface ExpectedField {
  /** Data path of its answer (`items[0].price`); of what has no answer, its property name behind a `#`. */
  readonly name: string;
  readonly isShown: boolean;
  /** Its answer; absent: none. */
  readonly value?: unknown;
  /** Of a grid: how many rows it has. */
  readonly rows?: number;
  /** Rules that its answer breaks, in their order; absent: none. */
  readonly broken?: readonly BrokenRule[];
}

/** As many as a form keeps. */
export const mostFormTests = 50;

/** As many characters as one may have, written as JSON: they are loaded with each draft. */
export const longestFormTest = 200_000;
