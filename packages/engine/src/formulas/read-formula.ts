import { isRecord } from '../json/is-record.ts';
import { sameJson } from '../json/same-json.ts';
import { compileFormula } from './compile-formula.ts';
import type { FormulaField } from './formula-field.ts';
import { type PlainFunction, plainFunctions } from './formula-functions.ts';
import { matchRule } from './match-rule.ts';
import { fieldRule, filledRule, sayColumn, sayField } from './name-fields.ts';
import { dayNumber, type Rule } from './rule-pieces.ts';
import { averageOf, countOf, extremeOf, sumOf } from './table-rules.ts';

/** A part of a formula as text, and how strongly it binds: 1 comparisons, 2 `&`, 3 sums, 4 products, 5 signs, 6 all else. */
interface Said {
  readonly text: string;
  readonly binds: number;
  /** The field that it is, with what there is to choose from. */
  readonly field?: FormulaField;
}

interface Place {
  readonly fields: readonly FormulaField[];
  /** Rules are of the rows of this table. */
  readonly table: FormulaField | undefined;
  readonly known: readonly Known[];
}

/** What a rule means that names one field. */
interface Known {
  readonly rule: Rule;
  readonly said: Said;
}

const deepest = 45;

/**
 * Writes JSONLogic as a formula.
 *
 * @returns `undefined` where it says what no formula can say, or cannot be said with these fields
 */
export function readFormula(rule: unknown, fields: readonly FormulaField[]): string | undefined {
  const said = sayWhole(rule, placeIn(fields, undefined));
  return said && 'rule' in compileFormula(said.text, fields) ? said.text : undefined;
}

function placeIn(fields: readonly FormulaField[], table: FormulaField | undefined): Place {
  const known = fields.flatMap((field): readonly Known[] => {
    const isColumn = table !== undefined && field.grid === table.path;
    const variable = isColumn ? `current.${field.column}` : table ? undefined : field.variable;
    const text = variable && (isColumn ? sayColumn(fields, field) : sayField(fields, field));
    if (!variable || !text) return [];
    const said = { text, binds: 6, field };
    const filled = filledRule(field, variable);
    const isAsked = field.type !== 'yesNo';
    return [
      ...(isAsked ? [{ rule: { '!': [filled] }, said: call('EMPTY', [said]) }] : []),
      ...(isAsked ? [{ rule: filled, said: call('FILLED', [said]) }] : []),
      { rule: fieldRule(field, variable), said },
      { rule: { var: variable }, said },
      ...hasRules(field, variable, said),
    ];
  });
  return { fields, table, known };
}

function hasRules(field: FormulaField, variable: string, said: Said): readonly Known[] {
  if (field.type !== 'choices') return [];
  return field.choices.map(({ label, value }) => ({
    rule: field.isTicked ? { '!!': [{ var: `${variable}.${value}` }] } : { in: [value, { var: variable }] },
    said: call('HAS', [said, { text: quoted(labelled(field, value) ?? label), binds: 6 }]),
  }));
}

/** The label of a choice that is its own. */
function labelled({ choices }: FormulaField, value: string): string | undefined {
  const label = choices.find((choice) => choice.value === value)?.label;
  return label !== undefined && choices.find((choice) => choice.label === label)?.value === value ? label : undefined;
}

function sayWhole(rule: unknown, field: Place): Said | undefined {
  for (const [operator, type] of Object.entries(plainTypes)) {
    const given = isRecord(rule) && Object.keys(rule).length === 1 ? rule[operator] : undefined;
    if (Array.isArray(given) && given.length === 1 && typeof given[0] === type) return say(given[0], field, 0);
  }
  return say(rule, field, 0);
}

/** What a formula that is one plain value is compiled to. */
const plainTypes = { '+': 'number', cat: 'string', '!!': 'boolean' } as const;

function say(rule: unknown, field: Place, depth: number): Said | undefined {
  if (depth > deepest) return undefined;
  if (typeof rule === 'number') return { text: String(rule), binds: rule < 0 ? 5 : 6 };
  if (typeof rule === 'string') return { text: quoted(rule), binds: 6 };
  if (typeof rule === 'boolean') return { text: rule ? 'TRUE' : 'FALSE', binds: 6 };
  if (!isRecord(rule) || Object.keys(rule).length !== 1) return undefined;
  const known = field.known.find((one) => sameJson(one.rule, rule))?.said;
  if (known) return known;
  const inner = (part: unknown) => say(part, field, depth + 1);
  return sayPlainFunction(rule, inner) ?? sayTable(rule, field, depth) ?? sayOperator(rule, inner);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const call = (name: string, given: readonly Said[]): Said => ({
  text: `${name}(${given.map(({ text }) => text).join(', ')})`,
  binds: 6,
});

type Inner = (part: unknown) => Said | undefined;

function sayPlainFunction(rule: Rule, inner: Inner): Said | undefined {
  for (const [name, { takes, build }] of Object.entries<PlainFunction>(plainFunctions)) {
    const given = matchRule(build, takes.length, rule);
    const said = given?.map(inner);
    if (said?.every((one) => one !== undefined)) {
      return call(name, name === 'ROUND' && sameJson(given?.[1], 0) ? said.slice(0, 1) : said);
    }
  }
  return undefined;
}

/** Sums and the like of the rows of a table. */
function sayTable(rule: Readonly<Record<string, unknown>>, field: Place, depth: number): Said | undefined {
  if (field.table) return undefined;
  for (const table of field.fields) {
    const name = table.type === 'rows' && table.variable !== undefined && JSON.stringify(rule).includes(table.variable);
    if (!name) continue;
    const saidTable = sayField(field.fields, table);
    if (saidTable && sameJson(rule, countOf(table, undefined))) return call('COUNT', [{ text: saidTable, binds: 6 }]);
    const rows = placeIn(field.fields, table);
    // What names no column is of no table: AVERAGE(1) would be 1, even of no rows.
    const body = (part: unknown) => (namesColumn(part) ? say(part, rows, depth + 1) : undefined);
    const said =
      sayAverage(rule, table, rows, body) ?? saySum(rule, table, rows, body) ?? sayExtreme(rule, table, rows, body);
    if (said) return said;
  }
  return undefined;
}

const namesColumn = (part: unknown): boolean => JSON.stringify(part).includes('{"var":"current.');

/** The column whose filled cells are counted. */
const columnFilled = (rule: unknown, { known }: Place): Said | undefined => {
  const filled = known.find((one) => sameJson(one.rule, rule))?.said.text;
  const [, column] = /^FILLED\((.*)\)$/s.exec(filled ?? '') ?? [];
  return column === undefined ? undefined : { text: column, binds: 6 };
};

function saySum(rule: Rule, table: FormulaField, rows: Place, body: Inner): Said | undefined {
  const [counted] = matchRule((of) => countOf(table, of), 1, rule) ?? [];
  if (counted !== undefined) {
    const said = columnFilled(counted, rows) ?? body(counted);
    if (said) return call('COUNT', [said]);
  }
  const [sum] = matchRule((of) => sumOf(table, of), 1, rule) ?? [];
  const said = sum === undefined ? undefined : body(sum);
  return said && call('SUM', [said]);
}

function sayAverage(rule: Rule, table: FormulaField, rows: Place, body: Inner): Said | undefined {
  const [all] = matchRule((of) => averageOf(table, of, undefined), 1, rule) ?? [];
  const [cells, filled] = matchRule((of, isCounted) => averageOf(table, of, isCounted), 2, rule) ?? [];
  if (all === undefined && (filled === undefined || body(cells)?.text !== columnFilled(filled, rows)?.text))
    return undefined;
  const said = body(all ?? cells);
  return said && call('AVERAGE', [said]);
}

function sayExtreme(rule: Rule, table: FormulaField, rows: Place, body: Inner): Said | undefined {
  for (const name of ['MIN', 'MAX'] as const) {
    const [all] = matchRule((of) => extremeOf(name, table, of, undefined), 1, rule) ?? [];
    const [cells, filled] = matchRule((of, isCounted) => extremeOf(name, table, of, isCounted), 2, rule) ?? [];
    const isCells = filled !== undefined && body(cells)?.text === columnFilled(filled, rows)?.text;
    const said = all !== undefined || isCells ? body(all ?? cells) : undefined;
    if (said) return call(name, [said]);
  }
  return undefined;
}

const comparisons: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '!=': '<>',
  '!==': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
const signs: Readonly<Record<string, number>> = { '+': 3, '-': 3, '*': 4, '/': 4 };
const functions: Readonly<Record<string, string>> = {
  if: 'IF',
  and: 'AND',
  or: 'OR',
  '!': 'NOT',
  min: 'MIN',
  max: 'MAX',
};

function sayOperator(rule: Readonly<Record<string, unknown>>, inner: Inner): Said | undefined {
  const [[operator, raw]] = Object.entries(rule) as [[string, unknown]];
  const given = Array.isArray(raw) ? raw : [raw];
  if (Object.hasOwn(comparisons, operator)) return sayComparison(comparisons[operator]!, given, inner);
  const said = given.map(inner);
  const parts = said.filter((one) => one !== undefined);
  if (parts.length !== said.length || parts.length === 0) return undefined;
  if (operator === 'cat') return parts.length > 1 ? chain('&', 2, parts) : undefined;
  const binds = Object.hasOwn(signs, operator) ? signs[operator]! : 0;
  if (operator === '-' && parts.length === 1) return { text: `-${within(parts[0]!, 6)}`, binds: 5 };
  if (binds > 0) return parts.length > 1 ? chain(operator, binds, parts) : undefined;
  return Object.hasOwn(functions, operator) ? call(functions[operator]!, parts) : undefined;
}

/** Days compare by their numbers, choices by their labels. */
function sayComparison(sign: string, given: readonly unknown[], inner: Inner): Said | undefined {
  if (given.length !== 2) return undefined;
  const days = given.map((side) => matchRule(dayNumber, 1, side)?.[0]);
  const sides = days.includes(undefined) ? given : days;
  const [one, other] = sides.map(inner);
  if (!one || !other) return undefined;
  const [left, right] = [chosen(sides[0], other) ?? one, chosen(sides[1], one) ?? other];
  return { text: `${within(left, 2)} ${sign} ${within(right, 2)}`, binds: 1 };
}

/** A stored choice by its label. */
function chosen(stored: unknown, beside: Said): Said | undefined {
  const label = beside.field && typeof stored === 'string' ? labelled(beside.field, stored) : undefined;
  return label === undefined ? undefined : { text: quoted(label), binds: 6 };
}

/** Parts with a sign between, from left to right. */
function chain(sign: string, binds: number, parts: readonly Said[]): Said {
  const text = parts.map((part, index) => within(part, index === 0 ? binds : binds + 1)).join(` ${sign} `);
  return { text, binds };
}

const within = ({ text, binds }: Said, least: number): string => (binds < least ? `(${text})` : text);
