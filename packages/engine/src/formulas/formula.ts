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

/** Reason why a formula is invalid. */
type FormulaErrorReason =
  | { readonly code: 'character'; readonly found: string }
  | { readonly code: 'unclosedText' | 'unclosedField' | 'unclosedBracket' | 'valueMissing' | 'tooLong' | 'tooDeep' }
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'noField' | 'severalFields' | 'notReached' | 'notATable' | 'columnAlone'; readonly name: string }
  | { readonly code: 'noColumn'; readonly name: string; readonly table: string }
  | { readonly code: 'twoTables' | 'outsideTable'; readonly name: string }
  | { readonly code: 'noFunction'; readonly name: string; readonly near: string | undefined }
  | { readonly code: 'arguments'; readonly name: string; readonly least: number; readonly most: number }
  | { readonly code: 'type'; readonly expectedType: FormulaType; readonly found: FormulaType }
  | { readonly code: 'noChoice'; readonly name: string; readonly choice: string }
  | { readonly code: 'notWritten'; readonly name: string };

/**
 * Error in a formula: its reason and its position in the formula's text, the characters from `from` up to, but not
 * including, `to`.
 */
export type FormulaError = FormulaErrorReason & { readonly from: number; readonly to: number };

/** Exception with the error of a formula; always caught within this folder. */
export class FormulaException extends Error {
  readonly problem: FormulaError;

  constructor(fault: FormulaErrorReason, { from, to }: { readonly from: number; readonly to: number }) {
    super(fault.code);
    this.problem = { ...fault, from, to };
  }
}

/** Throws a `FormulaException` with a reason and a position. */
export function throwFormulaError(
  fault: FormulaErrorReason,
  { from, to }: { readonly from: number; readonly to: number },
): never {
  throw new FormulaException(fault, { from, to });
}
