/**
 * The most that a form may have of anything. Far above what people build: the largest of 60 collected forms has 311 components.
 * Beyond these, a page would not respond for more than a second.
 */
export const formLimits = {
  components: 5_000,
  /** Fields that are there before anybody answered: those in default rows, too. */
  fields: 20_000,
  choices: 10_000,
  rows: 1_000,
  logicRules: 2_000,
  /** Characters of one text, without the pictures in it. */
  textLength: 500_000,
  /** Characters of one text with the pictures in it, which are base64. */
  pictureLength: 2_000_000,
  /** Elements in the HTML of one text. */
  elements: 10_000,
  /** Cells of a table, columns, questions × answers of a survey, entries of any other list of settings. */
  cells: 10_000,
  /** Values in all settings of a form: texts, numbers, lists and their entries. */
  values: 500_000,
  /** Characters in all texts of a form. */
  totalLength: 10_000_000,
  /** HTML elements in all texts of a form. */
  totalElements: 50_000,
} as const;

export type FormLimit = keyof typeof formLimits;

/** What there is too much of, and where in the component: `data.values`. */
export interface Excess {
  readonly what: FormLimit;
  readonly path: string;
}
