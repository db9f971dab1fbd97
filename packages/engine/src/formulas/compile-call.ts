import { createFieldFilledRule, createHasRule, findChoiceValue, findColumn, findField } from './field-names.ts';
import { type FormulaField, type FormulaType, throwFormulaError } from './formula.ts';
import {
  type FormulaFunctionName,
  findFormulaFunction,
  findNearestFunction,
  type PlainFunction,
  plainFunctions,
  specialFunctions,
} from './formula-functions.ts';
import type { Expression } from './parse-formula.ts';
import { averageRows, countRows, type JsonRule, minOrMaxRow, sumRows } from './rule-builders.ts';

type CallExpression = Expression & { readonly kind: 'call' };

const maxPlaces = 10;

/** Compiles a function call to JSONLogic. @throws FormulaException */
export function compileCall(call: CallExpression, scope: FormulaScope): CompiledExpression {
  const name = findFormulaFunction(call.name);
  if (!name) throwFormulaError({ code: 'noFunction', name: call.name, near: findNearestFunction(call.name) }, call);
  const plain: PlainFunction | undefined = Object.hasOwn(plainFunctions, name)
    ? plainFunctions[name as keyof typeof plainFunctions]
    : undefined;
  const [minCount, maxCount] = plain
    ? [plain.least ?? plain.parameterTypes.length, plain.parameterTypes.length]
    : specialFunctions[name as keyof typeof specialFunctions];
  if (call.given.length < minCount || call.given.length > maxCount)
    throwFormulaError({ code: 'arguments', name, least: minCount, most: maxCount }, call);
  return plain ? compilePlainFunction(plain, call, scope) : compileSpecialFunction(name, call, scope);
}

function compilePlainFunction(
  { parameterTypes: takes, gives, build }: PlainFunction,
  { given }: CallExpression,
  scope: FormulaScope,
): CompiledExpression {
  const rules = given.map((expression, index) => {
    const expectedType = takes[index]!;
    if (expectedType !== 'places') return compileAs(expectedType, expression, scope);
    const isPlaces = expression.kind === 'numeric' && Number.isInteger(expression.value);
    if (isPlaces && Math.abs(expression.value) <= maxPlaces) return expression.value;
    return throwFormulaError({ code: 'type', expectedType: 'numeric', found: 'mixed' }, expression);
  });
  return { type: gives, rule: build(...rules) };
}

function compileSpecialFunction(
  name: FormulaFunctionName,
  call: CallExpression,
  scope: FormulaScope,
): CompiledExpression {
  const { given } = call;
  const [first, second, third] = given as readonly [Expression, Expression, Expression];
  const compileConditions = (): readonly JsonRule[] => given.map((one) => compileAs('yesNo', one, scope));
  switch (name) {
    case 'IF': {
      const [yes, no] = [scope.compile(second, scope), scope.compile(third, scope)];
      const type: FormulaType = yes.type === no.type ? yes.type : 'mixed';
      return { type, rule: { if: [compileAs('yesNo', first, scope), yes.rule, no.rule] } };
    }
    case 'AND':
      return { type: 'yesNo', rule: { and: compileConditions() } };
    case 'OR':
      return { type: 'yesNo', rule: { or: compileConditions() } };
    case 'NOT':
      return { type: 'yesNo', rule: { '!': compileConditions() } };
    case 'FILLED':
    case 'EMPTY': {
      const { field, variable } = resolveAnswer(first, scope);
      const filled = createFieldFilledRule(field, variable);
      return { type: 'yesNo', rule: name === 'FILLED' ? filled : { '!': [filled] } };
    }
    case 'HAS':
      return compileHas(first, second, scope);
    case 'COUNT':
      return { type: 'numeric', rule: compileCount(first, scope) };
    default:
      return compileNumbers(name as 'SUM' | 'AVERAGE' | 'MIN' | 'MAX', given, scope);
  }
}

function compileHas(list: Expression, choice: Expression, scope: FormulaScope): CompiledExpression {
  const { field, variable } = resolveAnswer(list, scope);
  if (field.type !== 'choices') throwFormulaError({ code: 'type', expectedType: 'choices', found: field.type }, list);
  if (choice.kind !== 'text')
    throwFormulaError({ code: 'type', expectedType: 'text', found: scope.compile(choice, scope).type }, choice);
  const value = field.choices.length > 0 ? findChoiceValue(field, choice) : choice.value;
  const rule = createHasRule(field, variable, value);
  if (rule === undefined) throwFormulaError({ code: 'noChoice', name: field.label, choice: value }, choice);
  return { type: 'yesNo', rule };
}

/** Returns the field that a function argument references, and its JSONLogic variable. */
function resolveAnswer(
  expression: Expression,
  { fields, rows }: FormulaScope,
): { readonly field: FormulaField; readonly variable: string } {
  if (expression.kind === 'column' && rows) {
    const { table, column } = findColumn(fields, expression);
    if (table !== rows.table) throwFormulaError({ code: 'twoTables', name: expression.table }, expression);
    return { field: column, variable: rows.prefix + column.column };
  }
  if (expression.kind === 'column') throwFormulaError({ code: 'columnAlone', name: expression.name }, expression);
  if (expression.kind !== 'field')
    throwFormulaError({ code: 'type', expectedType: 'other', found: 'mixed' }, expression);
  if (rows) throwFormulaError({ code: 'outsideTable', name: expression.name }, expression);
  const field = findField(fields, expression.name, expression);
  return { field, variable: field.variable! };
}

/** Compiles an aggregate of a column, of an expression per row, or of several numbers. */
function compileNumbers(
  name: 'SUM' | 'AVERAGE' | 'MIN' | 'MAX',
  given: readonly Expression[],
  scope: FormulaScope,
): CompiledExpression {
  const isOne = given.length === 1;
  const numbers = given.map((one): JsonRule => {
    const table = scope.rows ? undefined : findTable(one, scope);
    if (!table || (!isOne && name !== 'SUM')) return compileAs('numeric', one, scope);
    const body = compileAs('numeric', one, { ...scope, rows: { table, prefix: 'current.' } });
    if (name === 'SUM') return sumRows(table, body);
    const filled = createFilledRule(one, { ...scope, rows: { table, prefix: 'current.' } });
    return name === 'AVERAGE' ? averageRows(table, body, filled) : minOrMaxRow(name, table, body, filled);
  });
  return { type: 'numeric', rule: isOne && isTableRule(given[0]!, scope) ? numbers[0] : combineNumbers(name, numbers) };
}

const isTableRule = (expression: Expression, scope: FormulaScope): boolean =>
  scope.rows === undefined && findTable(expression, scope) !== undefined;

function combineNumbers(name: 'SUM' | 'AVERAGE' | 'MIN' | 'MAX', numbers: readonly JsonRule[]): JsonRule {
  if (name === 'MIN' || name === 'MAX') return { [name.toLowerCase()]: numbers };
  const sum = numbers.reduce((before, one) => ({ '+': [before, one] }));
  return name === 'SUM' ? sum : { '/': [sum, numbers.length] };
}

/** Compiles COUNT: rows of a table, filled cells of a column, or rows that match a condition. */
function compileCount(expression: Expression, scope: FormulaScope): JsonRule {
  if (scope.rows) throwFormulaError({ code: 'type', expectedType: 'rows', found: 'numeric' }, expression);
  if (expression.kind === 'field') {
    const field = findField(scope.fields, expression.name, expression);
    if (field.type !== 'rows') throwFormulaError({ code: 'notATable', name: expression.name }, expression);
    return countRows(field, undefined);
  }
  const table = findTable(expression, scope);
  if (!table)
    throwFormulaError({ code: 'type', expectedType: 'rows', found: scope.compile(expression, scope).type }, expression);
  const rowScope = { ...scope, rows: { table, prefix: 'current.' } };
  const { type, rule } = scope.compile(expression, rowScope);
  if (type === 'yesNo') return countRows(table, rule);
  if (expression.kind !== 'column') throwFormulaError({ code: 'type', expectedType: 'yesNo', found: type }, expression);
  return countRows(table, createFilledRule(expression, rowScope));
}

/**
 * Returns the rule by which COUNT counts a row: for a column, the row's cell must be filled; `undefined` for other
 * expressions.
 */
function createFilledRule(expression: Expression, scope: FormulaScope): JsonRule | undefined {
  if (expression.kind !== 'column') return undefined;
  const { field, variable } = resolveAnswer(expression, scope);
  return createFieldFilledRule(field, variable);
}

/** Returns the table whose columns an expression references; `undefined` if there are none. */
function findTable(expression: Expression, { fields }: Pick<FormulaScope, 'fields'>): FormulaField | undefined {
  switch (expression.kind) {
    case 'column':
      return findColumn(fields, expression).table;
    case 'minus':
      return findTable(expression.of, { fields });
    case 'binary':
      return findTable(expression.left, { fields }) ?? findTable(expression.right, { fields });
    case 'call': {
      // A nested aggregate references its own table.
      const isOwn = ['SUM', 'COUNT', 'AVERAGE', 'MIN', 'MAX'].includes(findFormulaFunction(expression.name) ?? '');
      return isOwn
        ? undefined
        : expression.given.reduce<FormulaField | undefined>(
            (found, one) => found ?? findTable(one, { fields }),
            undefined,
          );
    }
    default:
      return undefined;
  }
}

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
