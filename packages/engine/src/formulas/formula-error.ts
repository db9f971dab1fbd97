import type { FormulaType } from './formula-field.ts';

/** Reason why a formula is invalid. */
export type FormulaErrorReason =
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
