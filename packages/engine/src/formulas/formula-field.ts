/** Type of an expression. `mixed`: depends on the answers, such as a text or a boolean. */
export type FormulaType = 'numeric' | 'text' | 'yesNo' | 'date' | 'clock' | 'choices' | 'rows' | 'other' | 'mixed';

/** Field of a form that formulas can reference. */
export interface FormulaField {
  /** Data path from the top of the form. */
  readonly path: string;
  readonly label: string;
  readonly type: FormulaType;
  /** JSONLogic variable as seen from the component, `data.site` or `row.price`; `undefined` if it is out of scope. */
  readonly variable: string | undefined;
  /** Data path of the grid that contains the field; only for a column. */
  readonly grid: string | undefined;
  /** Path of a column in its row: `price`. */
  readonly column: string;
  /** Storage format of a date: ISO, `MM/DD/YYYY` or `DD/MM/YYYY`. */
  readonly stored?: 'iso' | 'monthFirst' | 'dayFirst';
  /** Choices of the field; empty if it has none. */
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  /** True if several choices are stored as `{ a: true }`; otherwise as a list. */
  readonly isSelection: boolean;
}
