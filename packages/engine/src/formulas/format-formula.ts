import { isRecord, isSameJson } from '../json/json-value.ts';
import { compileFormula } from './compile-formula.ts';
import { createFieldFilledRule, createFieldRule, formatColumn, formatField } from './field-names.ts';
import type { FormulaField } from './formula.ts';
import { type PlainFunction, plainFunctions } from './formula-functions.ts';
import {
  averageRows,
  countRows,
  type JsonRule,
  matchRule,
  minOrMaxRow,
  sumRows,
  toDayNumber,
} from './rule-builders.ts';

/** Expression as text, and its precedence: 1 comparisons, 2 `&`, 3 sums, 4 products, 5 signs, 6 everything else. */
interface FormattedExpression {
  readonly text: string;
  readonly precedence: number;
  /** Field that the text references, with its choices. */
  readonly field?: FormulaField;
}

interface FormatContext {
  readonly fields: readonly FormulaField[];
  /** Table whose rows an aggregate iterates over; `undefined` outside of aggregates. */
  readonly table: FormulaField | undefined;
  readonly known: readonly KnownRule[];
}

/** Rule that references one field, and its text. */
interface KnownRule {
  readonly rule: JsonRule;
  readonly formatted: FormattedExpression;
}

const maxDepth = 45;

/**
 * Converts JSONLogic to a formula.
 *
 * @returns `undefined` if a formula with these fields cannot express the rule
 */
export function formatFormula(rule: unknown, fields: readonly FormulaField[]): string | undefined {
  const formatted = formatRoot(rule, createContext(fields, undefined));
  return formatted && 'rule' in compileFormula(formatted.text, fields) ? formatted.text : undefined;
}

function createContext(fields: readonly FormulaField[], table: FormulaField | undefined): FormatContext {
  const known = fields.flatMap((field): readonly KnownRule[] => {
    const isColumn = table !== undefined && field.grid === table.path;
    const variable = isColumn ? `current.${field.column}` : table ? undefined : field.variable;
    const text = variable && (isColumn ? formatColumn(fields, field) : formatField(fields, field));
    if (!variable || !text) return [];
    const formatted = { text, precedence: 6, field };
    const filled = createFieldFilledRule(field, variable);
    const canBeEmpty = field.type !== 'yesNo';
    return [
      ...(canBeEmpty ? [{ rule: { '!': [filled] }, formatted: formatCall('EMPTY', [formatted]) }] : []),
      ...(canBeEmpty ? [{ rule: filled, formatted: formatCall('FILLED', [formatted]) }] : []),
      { rule: createFieldRule(field, variable), formatted },
      { rule: { var: variable }, formatted },
      ...createHasRules(field, variable, formatted),
    ];
  });
  return { fields, table, known };
}

function createHasRules(field: FormulaField, variable: string, formatted: FormattedExpression): readonly KnownRule[] {
  if (field.type !== 'choices') return [];
  return field.choices.map(({ label, value }) => ({
    rule: field.isSelection ? { '!!': [{ var: `${variable}.${value}` }] } : { in: [value, { var: variable }] },
    formatted: formatCall('HAS', [
      formatted,
      { text: formatText(findUniqueLabel(field, value) ?? label), precedence: 6 },
    ]),
  }));
}

/** Returns the label of a choice, if the label is unique. */
function findUniqueLabel({ choices }: FormulaField, value: string): string | undefined {
  const label = choices.find((choice) => choice.value === value)?.label;
  return label !== undefined && choices.find((choice) => choice.label === label)?.value === value ? label : undefined;
}

function formatRoot(rule: unknown, field: FormatContext): FormattedExpression | undefined {
  for (const [operator, type] of Object.entries(plainTypes)) {
    const given = isRecord(rule) && Object.keys(rule).length === 1 ? rule[operator] : undefined;
    if (Array.isArray(given) && given.length === 1 && typeof given[0] === type) return formatRule(given[0], field, 0);
  }
  return formatRule(rule, field, 0);
}

/** Maps the operator of a rule compiled from a single literal to the literal's type. */
const plainTypes = { '+': 'number', cat: 'string', '!!': 'boolean' } as const;

function formatRule(rule: unknown, field: FormatContext, depth: number): FormattedExpression | undefined {
  if (depth > maxDepth) return undefined;
  if (typeof rule === 'number') return { text: String(rule), precedence: rule < 0 ? 5 : 6 };
  if (typeof rule === 'string') return { text: formatText(rule), precedence: 6 };
  if (typeof rule === 'boolean') return { text: rule ? 'TRUE' : 'FALSE', precedence: 6 };
  if (!isRecord(rule) || Object.keys(rule).length !== 1) return undefined;
  const known = field.known.find((one) => isSameJson(one.rule, rule))?.formatted;
  if (known) return known;
  const formatPart = (part: unknown) => formatRule(part, field, depth + 1);
  return (
    formatPlainFunction(rule, formatPart) ?? formatAggregate(rule, field, depth) ?? formatOperator(rule, formatPart)
  );
}

const formatText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const formatCall = (name: string, given: readonly FormattedExpression[]): FormattedExpression => ({
  text: `${name}(${given.map(({ text }) => text).join(', ')})`,
  precedence: 6,
});

type FormatSubrule = (part: unknown) => FormattedExpression | undefined;

function formatPlainFunction(rule: JsonRule, formatPart: FormatSubrule): FormattedExpression | undefined {
  for (const [name, { parameterTypes: takes, build }] of Object.entries<PlainFunction>(plainFunctions)) {
    const given = matchRule(build, takes.length, rule);
    const formatted = given?.map(formatPart);
    if (formatted?.every((one) => one !== undefined)) {
      return formatCall(name, name === 'ROUND' && isSameJson(given?.[1], 0) ? formatted.slice(0, 1) : formatted);
    }
  }
  return undefined;
}

/** Formats an aggregate of the rows of a table. */
function formatAggregate(
  rule: Readonly<Record<string, unknown>>,
  field: FormatContext,
  depth: number,
): FormattedExpression | undefined {
  if (field.table) return undefined;
  for (const table of field.fields) {
    const name = table.type === 'rows' && table.variable !== undefined && JSON.stringify(rule).includes(table.variable);
    if (!name) continue;
    const tableName = formatField(field.fields, table);
    if (tableName && isSameJson(rule, countRows(table, undefined)))
      return formatCall('COUNT', [{ text: tableName, precedence: 6 }]);
    const rows = createContext(field.fields, table);
    // A rule without a column is not an aggregate of rows: AVERAGE(1) would be 1, even without rows.
    const body = (part: unknown) => (referencesColumn(part) ? formatRule(part, rows, depth + 1) : undefined);
    const formatted =
      formatAverage(rule, table, rows, body) ??
      formatSum(rule, table, rows, body) ??
      formatExtreme(rule, table, rows, body);
    if (formatted) return formatted;
  }
  return undefined;
}

const referencesColumn = (part: unknown): boolean => JSON.stringify(part).includes('{"var":"current.');

/** Returns the column whose filled cells a rule counts. */
const findFilledColumn = (rule: unknown, { known }: FormatContext): FormattedExpression | undefined => {
  const filled = known.find((one) => isSameJson(one.rule, rule))?.formatted.text;
  const [, column] = /^FILLED\((.*)\)$/s.exec(filled ?? '') ?? [];
  return column === undefined ? undefined : { text: column, precedence: 6 };
};

function formatSum(
  rule: JsonRule,
  table: FormulaField,
  rows: FormatContext,
  body: FormatSubrule,
): FormattedExpression | undefined {
  const [counted] = matchRule((of) => countRows(table, of), 1, rule) ?? [];
  if (counted !== undefined) {
    const formatted = findFilledColumn(counted, rows) ?? body(counted);
    if (formatted) return formatCall('COUNT', [formatted]);
  }
  const [sum] = matchRule((of) => sumRows(table, of), 1, rule) ?? [];
  const formatted = sum === undefined ? undefined : body(sum);
  return formatted && formatCall('SUM', [formatted]);
}

function formatAverage(
  rule: JsonRule,
  table: FormulaField,
  rows: FormatContext,
  body: FormatSubrule,
): FormattedExpression | undefined {
  const [all] = matchRule((of) => averageRows(table, of, undefined), 1, rule) ?? [];
  const [cells, filled] = matchRule((of, isCounted) => averageRows(table, of, isCounted), 2, rule) ?? [];
  if (all === undefined && (filled === undefined || body(cells)?.text !== findFilledColumn(filled, rows)?.text))
    return undefined;
  const formatted = body(all ?? cells);
  return formatted && formatCall('AVERAGE', [formatted]);
}

function formatExtreme(
  rule: JsonRule,
  table: FormulaField,
  rows: FormatContext,
  body: FormatSubrule,
): FormattedExpression | undefined {
  for (const name of ['MIN', 'MAX'] as const) {
    const [all] = matchRule((of) => minOrMaxRow(name, table, of, undefined), 1, rule) ?? [];
    const [cells, filled] = matchRule((of, isCounted) => minOrMaxRow(name, table, of, isCounted), 2, rule) ?? [];
    const isCells = filled !== undefined && body(cells)?.text === findFilledColumn(filled, rows)?.text;
    const formatted = all !== undefined || isCells ? body(all ?? cells) : undefined;
    if (formatted) return formatCall(name, [formatted]);
  }
  return undefined;
}

const comparisonSigns: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '!=': '<>',
  '!==': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
const signPrecedences: Readonly<Record<string, number>> = { '+': 3, '-': 3, '*': 4, '/': 4 };
const functionNames: Readonly<Record<string, string>> = {
  if: 'IF',
  and: 'AND',
  or: 'OR',
  '!': 'NOT',
  min: 'MIN',
  max: 'MAX',
};

function formatOperator(
  rule: Readonly<Record<string, unknown>>,
  formatPart: FormatSubrule,
): FormattedExpression | undefined {
  const [[operator, raw]] = Object.entries(rule) as [[string, unknown]];
  const given = Array.isArray(raw) ? raw : [raw];
  if (Object.hasOwn(comparisonSigns, operator)) return formatComparison(comparisonSigns[operator]!, given, formatPart);
  const formatted = given.map(formatPart);
  const parts = formatted.filter((one) => one !== undefined);
  if (parts.length !== formatted.length || parts.length === 0) return undefined;
  if (operator === 'cat') return parts.length > 1 ? joinOperands('&', 2, parts) : undefined;
  const binds = Object.hasOwn(signPrecedences, operator) ? signPrecedences[operator]! : 0;
  if (operator === '-' && parts.length === 1) return { text: `-${addParentheses(parts[0]!, 6)}`, precedence: 5 };
  if (binds > 0) return parts.length > 1 ? joinOperands(operator, binds, parts) : undefined;
  return Object.hasOwn(functionNames, operator) ? formatCall(functionNames[operator]!, parts) : undefined;
}

/** Formats a comparison. Dates are compared by their day numbers, choices are shown by their labels. */
function formatComparison(
  sign: string,
  given: readonly unknown[],
  formatPart: FormatSubrule,
): FormattedExpression | undefined {
  if (given.length !== 2) return undefined;
  const days = given.map((side) => matchRule(toDayNumber, 1, side)?.[0]);
  const sides = days.includes(undefined) ? given : days;
  const [one, other] = sides.map(formatPart);
  if (!one || !other) return undefined;
  const [left, right] = [formatChoice(sides[0], other) ?? one, formatChoice(sides[1], one) ?? other];
  return { text: `${addParentheses(left, 2)} ${sign} ${addParentheses(right, 2)}`, precedence: 1 };
}

/** Formats a stored choice by its label. */
function formatChoice(stored: unknown, beside: FormattedExpression): FormattedExpression | undefined {
  const label = beside.field && typeof stored === 'string' ? findUniqueLabel(beside.field, stored) : undefined;
  return label === undefined ? undefined : { text: formatText(label), precedence: 6 };
}

/** Joins operands with an operator, from left to right. */
function joinOperands(sign: string, binds: number, parts: readonly FormattedExpression[]): FormattedExpression {
  const text = parts.map((part, index) => addParentheses(part, index === 0 ? binds : binds + 1)).join(` ${sign} `);
  return { text, precedence: binds };
}

const addParentheses = ({ text, precedence: binds }: FormattedExpression, least: number): string =>
  binds < least ? `(${text})` : text;
