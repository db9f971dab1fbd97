import type { FormulaType } from './formula-field.ts';

/** Why a text is no formula. */
export type FormulaFault =
  | { readonly code: 'character'; readonly found: string }
  | { readonly code: 'unclosedText' | 'unclosedField' | 'unclosedBracket' | 'valueMissing' | 'tooLong' | 'tooDeep' }
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'noField' | 'severalFields' | 'notReached' | 'notATable' | 'columnAlone'; readonly name: string }
  | { readonly code: 'noColumn'; readonly name: string; readonly table: string }
  | { readonly code: 'twoTables' | 'outsideTable'; readonly name: string }
  | { readonly code: 'noFunction'; readonly name: string; readonly near: string | undefined }
  | { readonly code: 'arguments'; readonly name: string; readonly least: number; readonly most: number }
  | { readonly code: 'type'; readonly wanted: FormulaType; readonly found: FormulaType }
  | { readonly code: 'noChoice'; readonly name: string; readonly choice: string }
  | { readonly code: 'notWritten'; readonly name: string };

/** A fault and where it is: characters `from` up to, not including, `to`. */
export type FormulaProblem = FormulaFault & { readonly from: number; readonly to: number };

/** Thrown and caught within this folder alone. */
export class FormulaError extends Error {
  readonly problem: FormulaProblem;

  constructor(fault: FormulaFault, { from, to }: { readonly from: number; readonly to: number }) {
    super(fault.code);
    this.problem = { ...fault, from, to };
  }
}

/** @throws FormulaError */
export function fail(fault: FormulaFault, { from, to }: { readonly from: number; readonly to: number }): never {
  throw new FormulaError(fault, { from, to });
}
