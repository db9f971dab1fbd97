import { type KnownField, type KnownFields, type Standpoint, variableOf } from '../building/known-fields.ts';
import { type BinaryOperator, type Comparison, type Expression, Untranslatable } from './expression.ts';

export type Rule = unknown;

/** What an expression is read among. */
export interface Among {
  readonly fields: KnownFields;
  readonly from: Standpoint;
  /** The field that a check belongs to. */
  readonly self?: KnownField | undefined;
  /** Functions of the language, each as a rule; `undefined`: there is no such function. */
  call(name: string, given: readonly Expression[], compile: Compile): Rule | undefined;
}

export type Compile = {
  (expression: Expression): Rule;
  /** A number, 0 where there is no answer. */
  number(expression: Expression): Rule;
  truth(expression: Expression): Rule;
  fieldOf(expression: Expression): KnownField | undefined;
  has(list: Expression, value: Expression): Rule;
  filled(expression: Expression): Rule;
  variable(expression: Expression): string;
};

/**
 * Says an expression in JSONLogic.
 *
 * @throws {Untranslatable}
 */
export function toJsonLogic(expression: Expression, among: Among): Rule {
  return createCompile(among)(expression);
}

function createCompile(among: Among): Compile {
  const compile = ((expression: Expression): Rule => compileOne(expression, among, compile)) as Compile;
  compile.fieldOf = (expression) => fieldOf(expression, among);
  compile.variable = (expression) => variableFor(expression, among);
  compile.number = (expression) => {
    const rule = compile(expression);
    return expression.kind === 'field' || expression.kind === 'self' ? { or: [rule, 0] } : rule;
  };
  compile.truth = (expression) => {
    const rule = compile(expression);
    const isBare = expression.kind === 'field' || expression.kind === 'value';
    return isBare ? { '!!': [rule] } : rule;
  };
  compile.has = (list, value) => has(list, value, among, compile);
  compile.filled = (expression) => filled(expression, among, compile);
  return compile;
}

function fieldOf(expression: Expression, { fields, self }: Among): KnownField | undefined {
  if (expression.kind === 'self') return self;
  return expression.kind === 'field' ? findField(expression.name, fields)?.field : undefined;
}

/** A name with dots leads into an answer: into a grid's, a survey's. */
function findField(name: string, fields: KnownFields): { field: KnownField; rest: readonly string[] } | undefined {
  const names = name.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const field = fields.get(names.slice(0, count).join('.'));
    if (field && (count === names.length || field.kind === 'group')) return { field, rest: names.slice(count) };
  }
  return undefined;
}

function variableFor(expression: Expression, among: Among): string {
  const found =
    expression.kind === 'self' && among.self
      ? { field: among.self, rest: [] }
      : expression.kind === 'field'
        ? findField(expression.name, among.fields)
        : undefined;
  const variable = found && variableOf(found.field, among.from);
  if (!found || !variable) throw new Untranslatable('a field that is not there');
  return [variable, ...found.rest].join('.');
}

function compileOne(expression: Expression, among: Among, compile: Compile): Rule {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'list':
      return expression.items.map(compile);
    case 'field':
    case 'self':
      return { var: variableFor(expression, among) };
    case 'one':
      if (expression.operator === 'not') return { '!': [compile.truth(expression.of)] };
      if (expression.operator === 'minus') return { '-': [compile.number(expression.of)] };
      return expression.operator === 'filled'
        ? compile.filled(expression.of)
        : { '!': [compile.filled(expression.of)] };
    case 'two':
      return compileTwo(expression, compile);
    case 'call': {
      const rule = among.call(expression.name, expression.given, compile);
      if (rule === undefined) throw new Untranslatable(`no function ${expression.name}`);
      return rule;
    }
  }
}

const comparisons: Readonly<Record<Comparison, string>> = {
  '=': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function compileTwo({ operator, left, right }: Expression & { readonly kind: 'two' }, compile: Compile): Rule {
  switch (operator) {
    case 'and':
    case 'or':
      return { [operator]: [...sides(left, operator), ...sides(right, operator)].map(compile.truth) };
    case 'contains':
      return compile.has(left, right);
    case 'anyOf':
    case 'allOf':
      return { [operator === 'anyOf' ? 'or' : 'and']: itemsOf(right).map((item) => compile.has(left, item)) };
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      refuseDates(left, right, compile);
      return isText(left, compile) || isText(right, compile)
        ? joined(operator, left, right, compile)
        : { [operator]: [compile.number(left), compile.number(right)] };
    default:
      return compare(operator, left, right, compile);
  }
}

/** `a and (b and c)` is one row of three. */
function sides(expression: Expression, operator: BinaryOperator): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== operator) return [expression];
  return [...sides(expression.left, operator), ...sides(expression.right, operator)];
}

const itemsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'list' ? expression.items : [expression];

const isText = (expression: Expression, { fieldOf: find }: Compile): boolean =>
  (expression.kind === 'value' && typeof expression.value === 'string' && expression.value.trim() === '') ||
  (expression.kind === 'value' && typeof expression.value === 'string' && Number.isNaN(Number(expression.value))) ||
  find(expression)?.kind === 'text';

/** Days between dates would be texts subtracted. */
function refuseDates(left: Expression, right: Expression, { fieldOf: find }: Compile): void {
  for (const one of [left, right]) {
    const kind = find(one)?.kind;
    if (kind === 'date' || kind === 'time') throw new Untranslatable('dates are added or subtracted');
  }
}

function joined(operator: string, left: Expression, right: Expression, compile: Compile): Rule {
  if (operator !== '+') return { [operator]: [compile.number(left), compile.number(right)] };
  return { cat: [compile(left), compile(right)] };
}

const isBlank = (expression: Expression): boolean =>
  expression.kind === 'value' && (expression.value === '' || expression.value === null);

function compare(operator: Comparison, left: Expression, right: Expression, compile: Compile): Rule {
  const isEquality = operator === '=' || operator === '!=';
  if (isEquality && (isBlank(left) || isBlank(right))) {
    const isFilled = compile.filled(isBlank(left) ? right : left);
    return operator === '!=' ? isFilled : { '!': [isFilled] };
  }
  const [list, value] = hasSeveral(left, compile) ? [left, right] : [right, left];
  if (isEquality && hasSeveral(list, compile)) {
    const items = itemsOf(value).map((item) => compile.has(list, item));
    const all = items.length === 1 ? items[0] : { and: items };
    return operator === '=' ? all : { '!': [all] };
  }
  const [one, other] = [side(left, right, compile), side(right, left, compile)];
  const rule = { [comparisons[operator]]: [one, other] };
  if (isEquality) return rule;
  // Nothing is less than something to JSONLogic, and more than less than nothing; no language of forms means that.
  const needed = [left, right].filter((expression) => compile.fieldOf(expression)).map(compile.filled);
  return needed.length > 0 ? { and: [...needed, rule] } : rule;
}

const hasSeveral = (expression: Expression, { fieldOf: find }: Compile): boolean =>
  ['boxes', 'list'].includes(find(expression)?.kind ?? '');

/** Of a date its day alone counts: an answer may hold a time too. */
function side(expression: Expression, beside: Expression, compile: Compile): Rule {
  const isDate = compile.fieldOf(expression)?.kind === 'date';
  if (isDate) return { substr: [compile(expression), 0, 10] };
  const isBesideDate = compile.fieldOf(beside)?.kind === 'date';
  if (isBesideDate && expression.kind === 'value' && typeof expression.value === 'string')
    return expression.value.slice(0, 10);
  return compile(expression);
}

function has(list: Expression, value: Expression, among: Among, compile: Compile): Rule {
  const field = fieldOf(list, among);
  if (field?.kind === 'boxes') {
    if (value.kind !== 'value') throw new Untranslatable('a choice that is not written out');
    const choice = String(value.value);
    if (choice.includes('.') || choice === '') throw new Untranslatable('a choice with a dot');
    return { '!!': [{ var: `${variableFor(list, among)}.${choice}` }] };
  }
  if (field && field.kind !== 'list' && field.choices.length > 0) return { '==': [compile(list), compile(value)] };
  return { in: [compile(value), field?.kind === 'list' ? compile(list) : textOr(list, compile)] };
}

const textOr = (expression: Expression, compile: Compile): Rule =>
  expression.kind === 'list' || expression.kind === 'value' ? compile(expression) : { cat: [compile(expression)] };

function filled(expression: Expression, among: Among, compile: Compile): Rule {
  const field = fieldOf(expression, among);
  if (field?.kind === 'boxes') {
    const choices = field.choices.filter((choice) => choice !== '' && !choice.includes('.'));
    if (choices.length === 0 || choices.length > 200) throw new Untranslatable('choices that nobody knows');
    const variable = variableFor(expression, among);
    return { or: choices.map((choice) => ({ var: `${variable}.${choice}` })) };
  }
  if (field?.kind === 'list' || field?.kind === 'rows' || field?.kind === 'group')
    return { '!!': [compile(expression)] };
  return { '!': [{ in: [compile(expression), ['', null]] }] };
}
