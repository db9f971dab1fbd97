/**
 * An answer as one says it: a choice by its label, ticked boxes as their labels, a checklist by its questions (`*`: all
 * others).
 */
export type SaidAnswer =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly Readonly<Record<string, string | number | boolean | readonly string[]>>[];

/**
 * Expected results of a test. Fields are identified by labels, in rows with a number (`Total, row 2`), and sections by
 * titles.
 */
export interface Expectation {
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  /** Expected calculated values. */
  readonly gives?: Readonly<Record<string, string | number | boolean>>;
  /** Expected validation errors. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** Test of a template, which is saved with its form. */
export interface TemplateTest {
  readonly name: string;
  readonly answers: Readonly<Record<string, SaidAnswer>>;
  readonly expect: Expectation;
}

export const test = (name: string, answers: TemplateTest['answers'], expect: Expectation): TemplateTest => ({
  name,
  answers,
  expect,
});

/** Sample signature for tests. */
export const signed =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
