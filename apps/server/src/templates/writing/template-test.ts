/** An answer as one says it: a choice by its label, ticked boxes as their labels, a checklist by its questions (`*`: all others). */
export type SaidAnswer =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly Readonly<Record<string, string | number | boolean | readonly string[]>>[];

/** What a form has to make of answers. Fields are named by labels, in a row with its number: `Total, row 2`; sections by titles. */
export interface Expectation {
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  /** What is calculated. */
  readonly gives?: Readonly<Record<string, string | number | boolean>>;
  /** Rules that an answer breaks. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** A test of the template's own: it goes along with its form. */
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

/** A signature, where a test needs one. */
export const signed =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
