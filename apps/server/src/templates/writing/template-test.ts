/**
 * Answer in a test, written with labels: a choice by its label, a group of checkboxes as a list of labels, and a
 * checklist as an object of questions and answers (`*` stands for all other questions).
 */
export type LabeledAnswer =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly Readonly<Record<string, string | number | boolean | readonly string[]>>[];

/**
 * Expected result of a test. Fields are identified by their labels, fields in rows by label and number (`Total, row
 * 2`), and sections by their titles.
 */
export interface ExpectedResult {
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  /** Expected calculated values. */
  readonly gives?: Readonly<Record<string, string | number | boolean>>;
  /** Expected validation errors: maps a field to the broken rule. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** Test of a template, which is stored with the template's form. */
export interface TemplateTest {
  readonly name: string;
  readonly answers: Readonly<Record<string, LabeledAnswer>>;
  readonly expect: ExpectedResult;
}

export const templateTest = (name: string, answers: TemplateTest['answers'], expect: ExpectedResult): TemplateTest => ({
  name,
  answers,
  expect,
});

/** Sample signature for tests, as a data URL. */
export const sampleSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
