import type { KnownField, KnownFields } from '../building/form-scope.ts';
import type { Comparison, Expression } from './expression.ts';

interface ConditionClause {
  readonly component: string;
  readonly operator: string;
  readonly value?: string;
}

/** Condition that authors can edit as a list of comparisons in the builder. */
export interface SimpleCondition {
  readonly show: true;
  readonly conjunction: 'all' | 'any';
  readonly conditions: readonly ConditionClause[];
}

/**
 * Converts an expression to a simple condition; `undefined` if it contains anything besides comparisons of answers with
 * values, or refers to fields in grid rows.
 */
export function toSimpleCondition(expression: Expression, fields: KnownFields): SimpleCondition | undefined {
  const operator = expression.kind === 'two' && expression.operator === 'or' ? 'or' : 'and';
  const clauses = splitClauses(expression, operator).map((part) => createConditionClause(part, fields));
  if (clauses.some((clause) => clause === undefined)) return undefined;
  return {
    show: true,
    conjunction: operator === 'or' ? 'any' : 'all',
    conditions: clauses as readonly ConditionClause[],
  };
}

function splitClauses(expression: Expression, operator: 'and' | 'or'): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== operator) return [expression];
  return [...splitClauses(expression.left, operator), ...splitClauses(expression.right, operator)];
}

const operatorNames: Readonly<Record<Comparison, string>> = {
  '=': 'isEqual',
  '!=': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const dateOperatorNames: Readonly<Record<Comparison, string>> = {
  '=': 'isDateEqual',
  '!=': 'isNotDateEqual',
  '<': 'dateLessThan',
  '<=': 'dateLessThanOrEqual',
  '>': 'dateGreaterThan',
  '>=': 'dateGreaterThanOrEqual',
};

const mirroredOperators: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function createConditionClause(expression: Expression, fields: KnownFields): ConditionClause | undefined {
  if (expression.kind === 'one') return createUnaryClause(expression, fields);
  if (expression.kind !== 'two') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'contains') return createSelectionClause(left, right, fields);
  if (!isComparison(operator)) return undefined;
  const isMirrored = left.kind === 'value';
  const field = findPlainField(isMirrored ? right : left, fields);
  const value = isMirrored ? left : right;
  if (!field || value.kind !== 'value') return undefined;
  return createValueClause(field, isMirrored ? mirroredOperators[operator] : operator, value.value);
}

const isComparison = (operator: string): operator is Comparison => Object.hasOwn(operatorNames, operator);

function createValueClause(
  field: KnownField,
  operator: Comparison,
  value: string | number | boolean | null,
): ConditionClause | undefined {
  const component = field.path.join('.');
  const isEquality = operator === '=' || operator === '!=';
  if (value === null || value === '') {
    return isEquality ? { component, operator: operator === '=' ? 'isEmpty' : 'isNotEmpty' } : undefined;
  }
  if (!isEquality && field.kind !== 'number' && field.kind !== 'date') return undefined;
  return {
    component,
    operator: (field.kind === 'date' ? dateOperatorNames : operatorNames)[operator],
    value: String(value),
  };
}

function createUnaryClause(
  { operator, of }: Expression & { readonly kind: 'one' },
  fields: KnownFields,
): ConditionClause | undefined {
  if (operator === 'not') {
    const inner =
      of.kind === 'two' && of.operator === 'contains' ? createSelectionClause(of.left, of.right, fields) : undefined;
    if (!inner) return undefined;
    return { ...inner, operator: inner.operator === 'isEqual' ? 'isNotEqual' : 'notIncludes' };
  }
  const field = operator === 'minus' ? undefined : findPlainField(of, fields);
  return field && { component: field.path.join('.'), operator: operator === 'empty' ? 'isEmpty' : 'isNotEmpty' };
}

function createSelectionClause(list: Expression, value: Expression, fields: KnownFields): ConditionClause | undefined {
  const field = findPlainField(list, fields);
  if (!field || value.kind !== 'value' || value.value === null || value.value === '') return undefined;
  const isChosen = field.choices.length > 0 || field.kind === 'boxes' || field.kind === 'list';
  return { component: field.path.join('.'), operator: isChosen ? 'isEqual' : 'includes', value: String(value.value) };
}

/** Returns the field of an expression, unless the field is inside grid rows. */
function findPlainField(expression: Expression, fields: KnownFields): KnownField | undefined {
  const field = expression.kind === 'field' ? fields.get(expression.name) : undefined;
  return field && field.rowsPathLength === 0 && field.kind !== 'group' ? field : undefined;
}
