export { compileFormula } from './compile-formula.ts';
export type { FormulaField, FormulaType } from './formula-field.ts';
export { type FormulaFunctionName, findFunction, formulaFunctions } from './formula-functions.ts';
export type { FormulaProblem } from './formula-problem.ts';
export { sayColumn, sayField } from './name-fields.ts';
export { readFormula } from './read-formula.ts';
