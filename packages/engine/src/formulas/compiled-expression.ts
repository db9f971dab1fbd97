import { throwFormulaError } from './formula-error.ts';
import type { FormulaField, FormulaType } from './formula-field.ts';
import type { Expression } from './parse-formula.ts';
import type { JsonRule } from './rule-builders.ts';

/** Expression compiled to JSONLogic, and the type of its result. */
export interface CompiledExpression {
  readonly type: FormulaType;
  readonly rule: JsonRule;
}

/** Context for compiling an expression. */
export interface FormulaScope {
  readonly fields: readonly FormulaField[];
  /** Set inside an aggregate: the table whose rows are iterated, and the variable prefix of its columns. */
  readonly rows?: { readonly table: FormulaField; readonly prefix: string };
  /** Compiles a nested expression. @throws FormulaException */
  readonly compile: (expression: Expression, scope: FormulaScope) => CompiledExpression;
}

/** Compiles an expression of the given type. @throws FormulaException if the expression has another type */
export function compileAs(expectedType: FormulaType, expression: Expression, scope: FormulaScope): JsonRule {
  const { type, rule } = scope.compile(expression, scope);
  if (type !== expectedType) throwFormulaError({ code: 'type', expectedType, found: type }, expression);
  return rule;
}
