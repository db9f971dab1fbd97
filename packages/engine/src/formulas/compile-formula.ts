import { sameJson } from '../json/same-json.ts';
import { findProblem } from '../json-logic/find-problem.ts';
import { compileCall } from './compile-call.ts';
import { type Compiled, compileAs, type Scope } from './compiled.ts';
import type { FormulaField, FormulaType } from './formula-field.ts';
import { FormulaError, type FormulaProblem, fail } from './formula-problem.ts';
import { choiceOf, fieldRule, findColumn, findField } from './name-fields.ts';
import { type Expression, type Operator, parseFormula } from './parse-formula.ts';
import { dayNumber, type Rule } from './rule-pieces.ts';

/**
 * Makes JSONLogic of a formula.
 *
 * @param wanted what the place takes; absent: anything
 * @returns a rule that `readFormula` writes as a formula again; or what is wrong, and where
 */
export function compileFormula(
  source: string,
  fields: readonly FormulaField[],
  wanted?: readonly FormulaType[],
): { readonly rule: Rule; readonly type: FormulaType } | { readonly problem: FormulaProblem } {
  try {
    const expression = parseFormula(source);
    const { type, rule } = compileWhole(expression, { fields, compile });
    if (wanted && !wanted.includes(type)) fail({ code: 'type', wanted: wanted[0]!, found: type }, expression);
    if (findProblem(rule)) fail({ code: 'tooDeep' }, expression);
    return { type, rule };
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.problem };
    throw error;
  }
}

/** A field alone keeps that it has no answer; what is no rule is made one. */
function compileWhole(expression: Expression, scope: Scope): Compiled {
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

/** @throws FormulaError */
function compile(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'numeric':
      return { type: 'numeric', rule: expression.value === 0 ? 0 : expression.value };
    case 'text':
      return { type: 'text', rule: expression.value };
    case 'truth':
      return { type: 'yesNo', rule: expression.value };
    case 'field': {
      if (scope.rows) fail({ code: 'outsideTable', name: expression.name }, expression);
      const field = findField(scope.fields, expression.name, expression);
      return { type: field.type, rule: fieldRule(field, field.variable!) };
    }
    case 'column': {
      const { table, column } = findColumn(scope.fields, expression);
      if (!scope.rows) fail({ code: 'columnAlone', name: expression.name }, expression);
      if (scope.rows.table !== table) fail({ code: 'twoTables', name: expression.table }, expression);
      return { type: column.type, rule: fieldRule(column, scope.rows.prefix + column.column) };
    }
    case 'minus':
      return { type: 'numeric', rule: { '-': [compileAs('numeric', expression.of, scope)] } };
    case 'binary':
      return compileBinary(expression, scope);
    case 'call':
      return compileCall(expression, scope);
  }
}

const comparisons: Readonly<Partial<Record<Operator, string>>> = {
  '=': '==',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function compileBinary(expression: Expression & { readonly kind: 'binary' }, scope: Scope): Compiled {
  const { operator, left, right } = expression;
  if (operator === '&') return { type: 'text', rule: { cat: [...piecesOf(left, scope), ...piecesOf(right, scope)] } };
  const comparison = comparisons[operator];
  if (comparison) return compileComparison(comparison, expression, scope);
  return {
    type: 'numeric',
    rule: { [operator]: [compileAs('numeric', left, scope), compileAs('numeric', right, scope)] },
  };
}

/** What is joined to a text. Numbers that are not there are written as nothing. */
function piecesOf(expression: Expression, scope: Scope): readonly Rule[] {
  if (expression.kind === 'binary' && expression.operator === '&') {
    return [...piecesOf(expression.left, scope), ...piecesOf(expression.right, scope)];
  }
  const { type, rule } = compile(expression, scope);
  if (type !== 'text' && type !== 'numeric' && type !== 'date' && type !== 'clock') {
    fail({ code: 'type', wanted: 'text', found: type }, expression);
  }
  return [type === 'date' ? rule : bareAnswer(rule)];
}

/** The answer of a field as it is: what stands for one that is not there is taken off. */
function bareAnswer(rule: Rule): Rule {
  const [operator = '', given] = Object.entries(rule as object)[0] ?? [];
  const [first] = Array.isArray(given) ? given : [];
  const isAnswer = typeof first === 'object' && first !== null && 'var' in first;
  const isWrapped = isAnswer && (sameJson(rule, { or: [first, 0] }) || (operator === 'cat' && given.length === 1));
  return isWrapped ? first : rule;
}

function compileComparison(
  comparison: string,
  { left, right, ...place }: Expression & { readonly kind: 'binary' },
  scope: Scope,
): Compiled {
  const one = compile(withChoice(left, right, scope), scope);
  const other = compile(withChoice(right, left, scope), scope);
  if (one.type !== other.type) fail({ code: 'type', wanted: one.type, found: other.type }, right);
  const isEquality = comparison === '==' || comparison === '!=';
  const { type } = one;
  const isCompared = type === 'numeric' || type === 'date' || type === 'clock';
  if (!isCompared && !(isEquality && (type === 'text' || type === 'yesNo'))) {
    fail({ code: 'type', wanted: isEquality ? 'text' : 'numeric', found: type }, isEquality ? place : left);
  }
  const side = type === 'date' ? dayNumber : (rule: Rule) => rule;
  return { type: 'yesNo', rule: { [comparison]: [side(one.rule), side(other.rule)] } };
}

/** A text beside a field with choices names one of them: by its label, as people see it, or as it is stored. */
function withChoice(expression: Expression, beside: Expression, { fields, rows }: Scope): Expression {
  if (expression.kind !== 'text' || expression.value === '') return expression;
  const field = choiceField(beside, fields, rows !== undefined);
  if (field?.type !== 'text' || field.choices.length === 0) return expression;
  return { ...expression, value: choiceOf(field, expression) };
}

function choiceField(
  expression: Expression,
  fields: readonly FormulaField[],
  isInRows: boolean,
): FormulaField | undefined {
  if (expression.kind === 'field' && !isInRows) return findField(fields, expression.name, expression);
  return expression.kind === 'column' ? findColumn(fields, expression).column : undefined;
}
