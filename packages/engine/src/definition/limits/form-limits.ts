/**
 * Limits of a form, far above real forms: the largest of 60 collected forms has 311 components. Beyond them, the page
 * would freeze for more than a second.
 */
export const formLimits = {
  components: 5_000,
  /** Maximum fields of a new response, including fields in default rows. */
  fields: 20_000,
  choices: 10_000,
  rows: 1_000,
  logicRules: 2_000,
  /** Maximum characters of one text, without embedded pictures. */
  textLength: 500_000,
  /** Maximum characters of one text, with embedded pictures (base64). */
  pictureLength: 2_000_000,
  /** Maximum elements in the HTML of one text. */
  elements: 10_000,
  /**
   * Maximum cells of a table, columns, questions × answers of a survey, and entries of any other list in the settings.
   */
  cells: 10_000,
  /** Maximum values in all settings of a form, including lists and their entries. */
  values: 500_000,
  /** Maximum characters in all texts of a form. */
  totalLength: 10_000_000,
  /** Maximum HTML elements in all texts of a form. */
  totalElements: 50_000,
} as const;

export type FormLimit = keyof typeof formLimits;

/** Exceeded limit, and the path of the setting in the component: `data.values`. */
export interface ExceededLimit {
  readonly what: FormLimit;
  readonly path: string;
}
