import { isSameJson } from '../json/json-value.ts';
import { findRuleError } from '../json-logic/find-rule-error.ts';
import { type CompiledExpression, compileAs, compileCall, type FormulaScope } from './compile-call.ts';
import { createFieldRule, findChoiceValue, findColumn, findField } from './field-names.ts';
import {
  type FormulaError,
  FormulaException,
  type FormulaField,
  type FormulaType,
  throwFormulaError,
} from './formula.ts';
import { type Expression, type FormulaOperator, parseFormula } from './parse-formula.ts';
import { type JsonRule, toDayNumber } from './rule-builders.ts';

/**
 * Compiles a formula to JSONLogic.
 *
 * @param expectedTypes allowed result types; absent: any
 * @returns a rule that `formatFormula` can convert back, or the error with its position
 */
export function compileFormula(
  source: string,
  fields: readonly FormulaField[],
  expectedTypes?: readonly FormulaType[],
): { readonly rule: JsonRule; readonly type: FormulaType } | { readonly problem: FormulaError } {
  try {
    const expression = parseFormula(source);
    const { type, rule } = compileRoot(expression, { fields, compile });
    if (expectedTypes && !expectedTypes.includes(type))
      throwFormulaError({ code: 'type', expectedType: expectedTypes[0]!, found: type }, expression);
    if (findRuleError(rule)) throwFormulaError({ code: 'tooDeep' }, expression);
    return { type, rule };
  } catch (error) {
    if (error instanceof FormulaException) return { problem: error.problem };
    throw error;
  }
}

/**
 * Compiles a whole formula. A formula that is only a field doesn't replace an absent answer by 0 or ''; a formula that
 * is only a literal becomes a rule.
 */
function compileRoot(expression: Expression, scope: FormulaScope): CompiledExpression {
  const { kind } = expression;
  if (kind === 'field') {
    const field = findField(scope.fields, expression.name, expression);
    return { type: field.type, rule: { var: field.variable } };
  }
  const compiled = compile(expression, scope);
  if (kind === 'numeric') return { ...compiled, rule: { '+': [compiled.rule] } };
  if (kind === 'text') return { ...compiled, rule: { cat: [compiled.rule] } };
  if (kind === 'truth') return { ...compiled, rule: { '!!': [compiled.rule] } };
  return compiled;
}

/** Compiles an expression within a formula. @throws FormulaException */
function compile(expression: Expression, scope: FormulaScope): CompiledExpression {
  switch (expression.kind) {
    case 'numeric':
      return { type: 'numeric', rule: expression.value === 0 ? 0 : expression.value };
    case 'text':
      return { type: 'text', rule: expression.value };
    case 'truth':
      return { type: 'yesNo', rule: expression.value };
    case 'field': {
      if (scope.rows) throwFormulaError({ code: 'outsideTable', name: expression.name }, expression);
      const field = findField(scope.fields, expression.name, expression);
      return { type: field.type, rule: createFieldRule(field, field.variable!) };
    }
    case 'column': {
      const { table, column } = findColumn(scope.fields, expression);
      if (!scope.rows) throwFormulaError({ code: 'columnAlone', name: expression.name }, expression);
      if (scope.rows.table !== table) throwFormulaError({ code: 'twoTables', name: expression.table }, expression);
      return { type: column.type, rule: createFieldRule(column, scope.rows.prefix + column.column) };
    }
    case 'minus':
      return { type: 'numeric', rule: { '-': [compileAs('numeric', expression.of, scope)] } };
    case 'binary':
      return compileBinary(expression, scope);
    case 'call':
      return compileCall(expression, scope);
  }
}

const comparisonOperators: Readonly<Partial<Record<FormulaOperator, string>>> = {
  '=': '==',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function compileBinary(expression: Expression & { readonly kind: 'binary' }, scope: FormulaScope): CompiledExpression {
  const { operator, left, right } = expression;
  if (operator === '&')
    return { type: 'text', rule: { cat: [...compileOperands(left, scope), ...compileOperands(right, scope)] } };
  const comparison = comparisonOperators[operator];
  if (comparison) return compileComparison(comparison, expression, scope);
  return {
    type: 'numeric',
    rule: { [operator]: [compileAs('numeric', left, scope), compileAs('numeric', right, scope)] },
  };
}

/** Returns the operands of a text concatenation. Absent numbers become an empty string. */
function compileOperands(expression: Expression, scope: FormulaScope): readonly JsonRule[] {
  if (expression.kind === 'binary' && expression.operator === '&') {
    return [...compileOperands(expression.left, scope), ...compileOperands(expression.right, scope)];
  }
  const { type, rule } = compile(expression, scope);
  if (type !== 'text' && type !== 'numeric' && type !== 'date' && type !== 'clock') {
    throwFormulaError({ code: 'type', expectedType: 'text', found: type }, expression);
  }
  return [type === 'date' ? rule : removeFallback(rule)];
}

/** Removes the fallback for an absent answer from the rule of a field. */
function removeFallback(rule: JsonRule): JsonRule {
  const [operator = '', given] = Object.entries(rule as object)[0] ?? [];
  const [first] = Array.isArray(given) ? given : [];
  const isAnswer = typeof first === 'object' && first !== null && 'var' in first;
  const isWrapped = isAnswer && (isSameJson(rule, { or: [first, 0] }) || (operator === 'cat' && given.length === 1));
  return isWrapped ? first : rule;
}

function compileComparison(
  comparison: string,
  { left, right, ...place }: Expression & { readonly kind: 'binary' },
  scope: FormulaScope,
): CompiledExpression {
  const one = compile(resolveChoice(left, right, scope), scope);
  const other = compile(resolveChoice(right, left, scope), scope);
  if (one.type !== other.type) throwFormulaError({ code: 'type', expectedType: one.type, found: other.type }, right);
  const isEquality = comparison === '==' || comparison === '!=';
  const { type } = one;
  const isCompared = type === 'numeric' || type === 'date' || type === 'clock';
  if (!isCompared && !(isEquality && (type === 'text' || type === 'yesNo'))) {
    throwFormulaError(
      { code: 'type', expectedType: isEquality ? 'text' : 'numeric', found: type },
      isEquality ? place : left,
    );
  }
  const toComparable = type === 'date' ? toDayNumber : (rule: JsonRule) => rule;
  return { type: 'yesNo', rule: { [comparison]: [toComparable(one.rule), toComparable(other.rule)] } };
}

/**
 * Replaces a text that is compared with a choice field by the stored value of the choice with this label or stored
 * value.
 */
function resolveChoice(expression: Expression, otherOperand: Expression, { fields, rows }: FormulaScope): Expression {
  if (expression.kind !== 'text' || expression.value === '') return expression;
  const field = findChoiceField(otherOperand, fields, rows !== undefined);
  if (field?.type !== 'text' || field.choices.length === 0) return expression;
  return { ...expression, value: findChoiceValue(field, expression) };
}

function findChoiceField(
  expression: Expression,
  fields: readonly FormulaField[],
  isInRows: boolean,
): FormulaField | undefined {
  if (expression.kind === 'field' && !isInRows) return findField(fields, expression.name, expression);
  return expression.kind === 'column' ? findColumn(fields, expression).column : undefined;
}
