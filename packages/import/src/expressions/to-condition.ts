import type { KnownField, KnownFields } from '../building/known-fields.ts';
import type { Comparison, Expression } from './expression.ts';

interface Clause {
  readonly component: string;
  readonly operator: string;
  readonly value?: string;
}

/** A condition that builders see as a table of comparisons. */
export interface SimpleCondition {
  readonly show: true;
  readonly conjunction: 'all' | 'any';
  readonly conditions: readonly Clause[];
}

/** Says an expression as a simple condition; `undefined` where it is none: it compares more than answers with values, or looks into rows. */
export function toCondition(expression: Expression, fields: KnownFields): SimpleCondition | undefined {
  const operator = expression.kind === 'two' && expression.operator === 'or' ? 'or' : 'and';
  const clauses = partsOf(expression, operator).map((part) => clauseOf(part, fields));
  if (clauses.some((clause) => clause === undefined)) return undefined;
  return { show: true, conjunction: operator === 'or' ? 'any' : 'all', conditions: clauses as readonly Clause[] };
}

function partsOf(expression: Expression, operator: 'and' | 'or'): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== operator) return [expression];
  return [...partsOf(expression.left, operator), ...partsOf(expression.right, operator)];
}

const names: Readonly<Record<Comparison, string>> = {
  '=': 'isEqual',
  '!=': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const dateNames: Readonly<Record<Comparison, string>> = {
  '=': 'isDateEqual',
  '!=': 'isNotDateEqual',
  '<': 'dateLessThan',
  '<=': 'dateLessThanOrEqual',
  '>': 'dateGreaterThan',
  '>=': 'dateGreaterThanOrEqual',
};

const turned: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function clauseOf(expression: Expression, fields: KnownFields): Clause | undefined {
  if (expression.kind === 'one') return unaryClause(expression, fields);
  if (expression.kind !== 'two') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'contains') return holding(left, right, fields);
  if (!isComparison(operator)) return undefined;
  const isTurned = left.kind === 'value';
  const field = plainField(isTurned ? right : left, fields);
  const value = isTurned ? left : right;
  if (!field || value.kind !== 'value') return undefined;
  return compared(field, isTurned ? turned[operator] : operator, value.value);
}

const isComparison = (operator: string): operator is Comparison => Object.hasOwn(names, operator);

function compared(
  field: KnownField,
  operator: Comparison,
  value: string | number | boolean | null,
): Clause | undefined {
  const component = field.path.join('.');
  const isEquality = operator === '=' || operator === '!=';
  if (value === null || value === '') {
    return isEquality ? { component, operator: operator === '=' ? 'isEmpty' : 'isNotEmpty' } : undefined;
  }
  if (!isEquality && field.kind !== 'number' && field.kind !== 'date') return undefined;
  return { component, operator: (field.kind === 'date' ? dateNames : names)[operator], value: String(value) };
}

function unaryClause({ operator, of }: Expression & { readonly kind: 'one' }, fields: KnownFields): Clause | undefined {
  if (operator === 'not') {
    const inner = of.kind === 'two' && of.operator === 'contains' ? holding(of.left, of.right, fields) : undefined;
    if (!inner) return undefined;
    return { ...inner, operator: inner.operator === 'isEqual' ? 'isNotEqual' : 'notIncludes' };
  }
  const field = operator === 'minus' ? undefined : plainField(of, fields);
  return field && { component: field.path.join('.'), operator: operator === 'empty' ? 'isEmpty' : 'isNotEmpty' };
}

function holding(list: Expression, value: Expression, fields: KnownFields): Clause | undefined {
  const field = plainField(list, fields);
  if (!field || value.kind !== 'value' || value.value === null || value.value === '') return undefined;
  const isChosen = field.choices.length > 0 || field.kind === 'boxes' || field.kind === 'list';
  return { component: field.path.join('.'), operator: isChosen ? 'isEqual' : 'includes', value: String(value.value) };
}

/** A field that is not in rows. */
function plainField(expression: Expression, fields: KnownFields): KnownField | undefined {
  const field = expression.kind === 'field' ? fields.get(expression.name) : undefined;
  return field && field.rowsAt === 0 && field.kind !== 'group' ? field : undefined;
}
