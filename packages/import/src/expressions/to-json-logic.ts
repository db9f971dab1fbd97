import {
  type AnswerPosition,
  getJsonLogicVariable,
  type KnownField,
  type KnownFields,
} from '../building/form-scope.ts';
import { type BinaryOperator, type Comparison, type Expression, UntranslatableError } from './expression.ts';

export type JsonLogicRule = unknown;

/** Context in which an expression is converted. */
export interface ExpressionContext {
  readonly fields: KnownFields;
  readonly from: AnswerPosition;
  /** Field whose answer is validated, for validation expressions. */
  readonly self?: KnownField | undefined;
  /** Converts a function call of the expression language; `undefined` for unknown functions. */
  call(name: string, given: readonly Expression[], compile: ExpressionCompiler): JsonLogicRule | undefined;
}

export type ExpressionCompiler = {
  (expression: Expression): JsonLogicRule;
  /** Converts an expression to a number; a missing answer counts as 0. */
  number(expression: Expression): JsonLogicRule;
  truth(expression: Expression): JsonLogicRule;
  fieldOf(expression: Expression): KnownField | undefined;
  has(list: Expression, value: Expression): JsonLogicRule;
  filled(expression: Expression): JsonLogicRule;
  variable(expression: Expression): string;
};

/**
 * Converts an expression to JSONLogic.
 *
 * @throws {UntranslatableError}
 */
export function toJsonLogic(expression: Expression, context: ExpressionContext): JsonLogicRule {
  return createExpressionCompiler(context)(expression);
}

function createExpressionCompiler(context: ExpressionContext): ExpressionCompiler {
  const compile = ((expression: Expression): JsonLogicRule =>
    compileExpression(expression, context, compile)) as ExpressionCompiler;
  compile.fieldOf = (expression) => findField(expression, context);
  compile.variable = (expression) => getVariableName(expression, context);
  compile.number = (expression) => {
    const rule = compile(expression);
    return expression.kind === 'field' || expression.kind === 'self' ? { or: [rule, 0] } : rule;
  };
  compile.truth = (expression) => {
    const rule = compile(expression);
    const isConstant = expression.kind === 'field' || expression.kind === 'value';
    return isConstant ? { '!!': [rule] } : rule;
  };
  compile.has = (list, value) => compileHas(list, value, context, compile);
  compile.filled = (expression) => compileFilled(expression, context, compile);
  return compile;
}

function findField(expression: Expression, { fields, self }: ExpressionContext): KnownField | undefined {
  if (expression.kind === 'self') return self;
  return expression.kind === 'field' ? resolveField(expression.name, fields)?.field : undefined;
}

/** Resolves the name of a field. Names after a dot refer to parts of the answer of a grid or survey. */
function resolveField(name: string, fields: KnownFields): { field: KnownField; rest: readonly string[] } | undefined {
  const names = name.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const field = fields.get(names.slice(0, count).join('.'));
    if (field && (count === names.length || field.kind === 'group')) return { field, rest: names.slice(count) };
  }
  return undefined;
}

function getVariableName(expression: Expression, context: ExpressionContext): string {
  const found =
    expression.kind === 'self' && context.self
      ? { field: context.self, rest: [] }
      : expression.kind === 'field'
        ? resolveField(expression.name, context.fields)
        : undefined;
  const variable = found && getJsonLogicVariable(found.field, context.from);
  if (!found || !variable) throw new UntranslatableError('an unknown field');
  return [variable, ...found.rest].join('.');
}

function compileExpression(
  expression: Expression,
  context: ExpressionContext,
  compile: ExpressionCompiler,
): JsonLogicRule {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'list':
      return expression.items.map(compile);
    case 'field':
    case 'self':
      return { var: getVariableName(expression, context) };
    case 'one':
      if (expression.operator === 'not') return { '!': [compile.truth(expression.of)] };
      if (expression.operator === 'minus') return { '-': [compile.number(expression.of)] };
      return expression.operator === 'filled'
        ? compile.filled(expression.of)
        : { '!': [compile.filled(expression.of)] };
    case 'two':
      return compileBinary(expression, compile);
    case 'call': {
      const rule = context.call(expression.name, expression.operands, compile);
      if (rule === undefined) throw new UntranslatableError(`no function ${expression.name}`);
      return rule;
    }
  }
}

const jsonLogicOperators: Readonly<Record<Comparison, string>> = {
  '=': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function compileBinary(
  { operator, left, right }: Expression & { readonly kind: 'two' },
  compile: ExpressionCompiler,
): JsonLogicRule {
  switch (operator) {
    case 'and':
    case 'or':
      return {
        [operator]: [...flattenOperands(left, operator), ...flattenOperands(right, operator)].map(compile.truth),
      };
    case 'contains':
      return compile.has(left, right);
    case 'anyOf':
    case 'allOf':
      return { [operator === 'anyOf' ? 'or' : 'and']: getItems(right).map((item) => compile.has(left, item)) };
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      rejectDates(left, right, compile);
      return isTextExpression(left, compile) || isTextExpression(right, compile)
        ? compileArithmetic(operator, left, right, compile)
        : { [operator]: [compile.number(left), compile.number(right)] };
    default:
      return compileComparison(operator, left, right, compile);
  }
}

/** Flattens `a and (b and c)` into one operation with three operands. */
function flattenOperands(expression: Expression, operator: BinaryOperator): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== operator) return [expression];
  return [...flattenOperands(expression.left, operator), ...flattenOperands(expression.right, operator)];
}

const getItems = (expression: Expression): readonly Expression[] =>
  expression.kind === 'list' ? expression.items : [expression];

const isTextExpression = (expression: Expression, { fieldOf: find }: ExpressionCompiler): boolean =>
  (expression.kind === 'value' && typeof expression.value === 'string' && expression.value.trim() === '') ||
  (expression.kind === 'value' && typeof expression.value === 'string' && Number.isNaN(Number(expression.value))) ||
  find(expression)?.kind === 'text';

/** Rejects calculations with dates, which JSONLogic would subtract as texts. */
function rejectDates(left: Expression, right: Expression, { fieldOf: find }: ExpressionCompiler): void {
  for (const one of [left, right]) {
    const kind = find(one)?.kind;
    if (kind === 'date' || kind === 'time') throw new UntranslatableError('calculations with dates or times');
  }
}

function compileArithmetic(
  operator: string,
  left: Expression,
  right: Expression,
  compile: ExpressionCompiler,
): JsonLogicRule {
  if (operator !== '+') return { [operator]: [compile.number(left), compile.number(right)] };
  return { cat: [compile(left), compile(right)] };
}

const isBlankValue = (expression: Expression): boolean =>
  expression.kind === 'value' && (expression.value === '' || expression.value === null);

function compileComparison(
  operator: Comparison,
  left: Expression,
  right: Expression,
  compile: ExpressionCompiler,
): JsonLogicRule {
  const isEquality = operator === '=' || operator === '!=';
  if (isEquality && (isBlankValue(left) || isBlankValue(right))) {
    const isFilled = compile.filled(isBlankValue(left) ? right : left);
    return operator === '!=' ? isFilled : { '!': [isFilled] };
  }
  const [list, value] = hasMultiple(left, compile) ? [left, right] : [right, left];
  if (isEquality && hasMultiple(list, compile)) {
    const items = getItems(value).map((item) => compile.has(list, item));
    const conditions = items.length === 1 ? items[0] : { and: items };
    return operator === '=' ? conditions : { '!': [conditions] };
  }
  const [one, other] = [compileOperand(left, right, compile), compileOperand(right, left, compile)];
  const rule = { [jsonLogicOperators[operator]]: [one, other] };
  if (isEquality) return rule;
  // In JSONLogic, a missing answer is less or greater than a value; form languages evaluate such comparisons as false.
  const requiredAnswers = [left, right].filter((expression) => compile.fieldOf(expression)).map(compile.filled);
  return requiredAnswers.length > 0 ? { and: [...requiredAnswers, rule] } : rule;
}

const hasMultiple = (expression: Expression, { fieldOf: find }: ExpressionCompiler): boolean =>
  ['boxes', 'list'].includes(find(expression)?.kind ?? '');

/** Converts an operand of a comparison. Dates are compared by their day, because an answer may include a time. */
function compileOperand(expression: Expression, otherOperand: Expression, compile: ExpressionCompiler): JsonLogicRule {
  const isDate = compile.fieldOf(expression)?.kind === 'date';
  if (isDate) return { substr: [compile(expression), 0, 10] };
  const isOtherDate = compile.fieldOf(otherOperand)?.kind === 'date';
  if (isOtherDate && expression.kind === 'value' && typeof expression.value === 'string')
    return expression.value.slice(0, 10);
  return compile(expression);
}

function compileHas(
  list: Expression,
  value: Expression,
  context: ExpressionContext,
  compile: ExpressionCompiler,
): JsonLogicRule {
  const field = findField(list, context);
  if (field?.kind === 'boxes') {
    if (value.kind !== 'value') throw new UntranslatableError('a choice that isn’t a literal value');
    const choice = String(value.value);
    if (choice.includes('.') || choice === '') throw new UntranslatableError('a choice with a dot');
    return { '!!': [{ var: `${getVariableName(list, context)}.${choice}` }] };
  }
  if (field && field.kind !== 'list' && field.choices.length > 0) return { '==': [compile(list), compile(value)] };
  return { in: [compile(value), field?.kind === 'list' ? compile(list) : compileText(list, compile)] };
}

const compileText = (expression: Expression, compile: ExpressionCompiler): JsonLogicRule =>
  expression.kind === 'list' || expression.kind === 'value' ? compile(expression) : { cat: [compile(expression)] };

function compileFilled(expression: Expression, context: ExpressionContext, compile: ExpressionCompiler): JsonLogicRule {
  const field = findField(expression, context);
  if (field?.kind === 'boxes') {
    const choices = field.choices.filter((choice) => choice !== '' && !choice.includes('.'));
    if (choices.length === 0 || choices.length > 200) throw new UntranslatableError('unknown or too many choices');
    const variable = getVariableName(expression, context);
    return { or: choices.map((choice) => ({ var: `${variable}.${choice}` })) };
  }
  if (field?.kind === 'list' || field?.kind === 'rows' || field?.kind === 'group')
    return { '!!': [compile(expression)] };
  return { '!': [{ in: [compile(expression), ['', null]] }] };
}
