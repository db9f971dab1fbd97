import { type Compiled, compileAs, type Scope } from './compiled.ts';
import type { FormulaField, FormulaType } from './formula-field.ts';
import {
  type FormulaFunctionName,
  findFunction,
  nearestFunction,
  ownFunctions,
  type PlainFunction,
  plainFunctions,
} from './formula-functions.ts';
import { fail } from './formula-problem.ts';
import { choiceOf, filledRule, findColumn, findField, hasRule } from './name-fields.ts';
import type { Expression } from './parse-formula.ts';
import type { Rule } from './rule-pieces.ts';
import { averageOf, countOf, extremeOf, sumOf } from './table-rules.ts';

type Call = Expression & { readonly kind: 'call' };

const mostPlaces = 10;

/** @throws FormulaError */
export function compileCall(call: Call, scope: Scope): Compiled {
  const name = findFunction(call.name);
  if (!name) fail({ code: 'noFunction', name: call.name, near: nearestFunction(call.name) }, call);
  const plain: PlainFunction | undefined = Object.hasOwn(plainFunctions, name)
    ? plainFunctions[name as keyof typeof plainFunctions]
    : undefined;
  const [least, most] = plain
    ? [plain.least ?? plain.takes.length, plain.takes.length]
    : ownFunctions[name as keyof typeof ownFunctions];
  if (call.given.length < least || call.given.length > most) fail({ code: 'arguments', name, least, most }, call);
  return plain ? compilePlain(plain, call, scope) : compileOwn(name, call, scope);
}

function compilePlain({ takes, gives, build }: PlainFunction, { given }: Call, scope: Scope): Compiled {
  const rules = given.map((expression, index) => {
    const wanted = takes[index]!;
    if (wanted !== 'places') return compileAs(wanted, expression, scope);
    const isPlaces = expression.kind === 'numeric' && Number.isInteger(expression.value);
    if (isPlaces && Math.abs(expression.value) <= mostPlaces) return expression.value;
    return fail({ code: 'type', wanted: 'numeric', found: 'mixed' }, expression);
  });
  return { type: gives, rule: build(...rules) };
}

function compileOwn(name: FormulaFunctionName, call: Call, scope: Scope): Compiled {
  const { given } = call;
  const [first, second, third] = given as readonly [Expression, Expression, Expression];
  const truths = (): readonly Rule[] => given.map((one) => compileAs('yesNo', one, scope));
  switch (name) {
    case 'IF': {
      const [yes, no] = [scope.compile(second, scope), scope.compile(third, scope)];
      const type: FormulaType = yes.type === no.type ? yes.type : 'mixed';
      return { type, rule: { if: [compileAs('yesNo', first, scope), yes.rule, no.rule] } };
    }
    case 'AND':
      return { type: 'yesNo', rule: { and: truths() } };
    case 'OR':
      return { type: 'yesNo', rule: { or: truths() } };
    case 'NOT':
      return { type: 'yesNo', rule: { '!': truths() } };
    case 'FILLED':
    case 'EMPTY': {
      const { field, variable } = answerOf(first, scope);
      const filled = filledRule(field, variable);
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

function compileHas(list: Expression, choice: Expression, scope: Scope): Compiled {
  const { field, variable } = answerOf(list, scope);
  if (field.type !== 'choices') fail({ code: 'type', wanted: 'choices', found: field.type }, list);
  if (choice.kind !== 'text') fail({ code: 'type', wanted: 'text', found: scope.compile(choice, scope).type }, choice);
  const value = field.choices.length > 0 ? choiceOf(field, choice) : choice.value;
  const rule = hasRule(field, variable, value);
  if (rule === undefined) fail({ code: 'noChoice', name: field.label, choice: value }, choice);
  return { type: 'yesNo', rule };
}

/** The one field that a function looks at, and what it is called there. */
function answerOf(
  expression: Expression,
  { fields, rows }: Scope,
): { readonly field: FormulaField; readonly variable: string } {
  if (expression.kind === 'column' && rows) {
    const { table, column } = findColumn(fields, expression);
    if (table !== rows.table) fail({ code: 'twoTables', name: expression.table }, expression);
    return { field: column, variable: rows.prefix + column.column };
  }
  if (expression.kind === 'column') fail({ code: 'columnAlone', name: expression.name }, expression);
  if (expression.kind !== 'field') fail({ code: 'type', wanted: 'other', found: 'mixed' }, expression);
  if (rows) fail({ code: 'outsideTable', name: expression.name }, expression);
  const field = findField(fields, expression.name, expression);
  return { field, variable: field.variable! };
}

/** Sums and the like: of a column, or of what is computed for each row; or of some numbers. */
function compileNumbers(name: 'SUM' | 'AVERAGE' | 'MIN' | 'MAX', given: readonly Expression[], scope: Scope): Compiled {
  const isOne = given.length === 1;
  const numbers = given.map((one): Rule => {
    const table = scope.rows ? undefined : tableOf(one, scope);
    if (!table || (!isOne && name !== 'SUM')) return compileAs('numeric', one, scope);
    const body = compileAs('numeric', one, { ...scope, rows: { table, prefix: 'current.' } });
    if (name === 'SUM') return sumOf(table, body);
    const filled = filledOf(one, { ...scope, rows: { table, prefix: 'current.' } });
    return name === 'AVERAGE' ? averageOf(table, body, filled) : extremeOf(name, table, body, filled);
  });
  return { type: 'numeric', rule: isOne && isTableRule(given[0]!, scope) ? numbers[0] : joined(name, numbers) };
}

const isTableRule = (expression: Expression, scope: Scope): boolean =>
  scope.rows === undefined && tableOf(expression, scope) !== undefined;

function joined(name: 'SUM' | 'AVERAGE' | 'MIN' | 'MAX', numbers: readonly Rule[]): Rule {
  if (name === 'MIN' || name === 'MAX') return { [name.toLowerCase()]: numbers };
  const sum = numbers.reduce((before, one) => ({ '+': [before, one] }));
  return name === 'SUM' ? sum : { '/': [sum, numbers.length] };
}

/** Rows, filled cells of a column, or rows in which something holds. */
function compileCount(expression: Expression, scope: Scope): Rule {
  if (scope.rows) fail({ code: 'type', wanted: 'rows', found: 'numeric' }, expression);
  if (expression.kind === 'field') {
    const field = findField(scope.fields, expression.name, expression);
    if (field.type !== 'rows') fail({ code: 'notATable', name: expression.name }, expression);
    return countOf(field, undefined);
  }
  const table = tableOf(expression, scope);
  if (!table) fail({ code: 'type', wanted: 'rows', found: scope.compile(expression, scope).type }, expression);
  const within = { ...scope, rows: { table, prefix: 'current.' } };
  const { type, rule } = scope.compile(expression, within);
  if (type === 'yesNo') return countOf(table, rule);
  if (expression.kind !== 'column') fail({ code: 'type', wanted: 'yesNo', found: type }, expression);
  return countOf(table, filledOf(expression, within));
}

/** Whether a row counts: whether its cell is filled, of a column; always, of what is computed. */
function filledOf(expression: Expression, scope: Scope): Rule | undefined {
  if (expression.kind !== 'column') return undefined;
  const { field, variable } = answerOf(expression, scope);
  return filledRule(field, variable);
}

/** The table whose columns an expression names; `undefined`: it names none. */
function tableOf(expression: Expression, { fields }: Pick<Scope, 'fields'>): FormulaField | undefined {
  switch (expression.kind) {
    case 'column':
      return findColumn(fields, expression).table;
    case 'minus':
      return tableOf(expression.of, { fields });
    case 'binary':
      return tableOf(expression.left, { fields }) ?? tableOf(expression.right, { fields });
    case 'call': {
      // A sum of its own within names its table for itself.
      const isOwn = ['SUM', 'COUNT', 'AVERAGE', 'MIN', 'MAX'].includes(findFunction(expression.name) ?? '');
      return isOwn
        ? undefined
        : expression.given.reduce<FormulaField | undefined>(
            (found, one) => found ?? tableOf(one, { fields }),
            undefined,
          );
    }
    default:
      return undefined;
  }
}
