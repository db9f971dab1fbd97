import type { FormulaField, FormulaType } from './formula-field.ts';
import { fail } from './formula-problem.ts';
import type { Expression } from './parse-formula.ts';
import type { Rule } from './rule-pieces.ts';

/** A part of a formula as JSONLogic, and what it gives. */
export interface Compiled {
  readonly type: FormulaType;
  readonly rule: Rule;
}

/** What a part of a formula knows of where it stands. */
export interface Scope {
  readonly fields: readonly FormulaField[];
  /** It is asked of each row of this table, whose columns begin so. */
  readonly rows?: { readonly table: FormulaField; readonly prefix: string };
  /** Compiles what lies within. @throws FormulaError */
  readonly compile: (expression: Expression, scope: Scope) => Compiled;
}

/** @throws FormulaError where it gives anything else */
export function compileAs(wanted: FormulaType, expression: Expression, scope: Scope): Rule {
  const { type, rule } = scope.compile(expression, scope);
  if (type !== wanted) fail({ code: 'type', wanted, found: type }, expression);
  return rule;
}
