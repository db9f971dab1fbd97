export { compileFormula } from './compile-formula.ts';
export { formatColumn, formatField } from './field-names.ts';
export { formatFormula } from './format-formula.ts';
export type { FormulaError, FormulaField, FormulaType } from './formula.ts';
export { type FormulaFunctionName, findFormulaFunction, formulaFunctions } from './formula-functions.ts';
