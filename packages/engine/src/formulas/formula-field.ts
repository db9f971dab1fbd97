/** What a part of a formula gives. `mixed`: one or the other, a text or yes perhaps. */
export type FormulaType = 'numeric' | 'text' | 'yesNo' | 'date' | 'clock' | 'choices' | 'rows' | 'other' | 'mixed';

/** A field of the form, as a formula names it. */
export interface FormulaField {
  /** Data path from the top of the form. */
  readonly path: string;
  readonly label: string;
  readonly type: FormulaType;
  /** What JSONLogic of the component calls it, `data.site` or `row.price`; `undefined` where it has no name there. */
  readonly variable: string | undefined;
  /** Data path of the grid whose column it is. */
  readonly grid: string | undefined;
  /** Name of a column in its row: `price`. */
  readonly column: string;
  /** How its day is stored. `parts`: `MM/DD/YYYY`. */
  readonly stored?: 'iso' | 'monthFirst' | 'dayFirst';
  /** What there is to choose from. */
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  /** Several choices are stored as `{ a: true }`, else as a list. */
  readonly isTicked: boolean;
}
