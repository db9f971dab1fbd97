import jsonLogic from 'json-logic-js';
import { getAtPath } from '../data/data-path.ts';
import { DATA_SOURCE_ROWS, formatRowName } from '../data/data-source-rows.ts';
import { parseNumberText } from '../json/parse-number-text.ts';
import { toLocalTime } from '../time/local-time.ts';
import { findRuleError, type JsonLogicError } from './find-rule-error.ts';

/** Returns the value at a path (`['data', 'a', 'b']`); `[]` for the whole context. Own properties only. */
export type ReadPath = (path: readonly string[]) => unknown;

/** Parsed JSONLogic rule. */
export interface JsonLogicRule {
  /**
   * Evaluates the rule. Never throws.
   * @param read called for each `var` and `missing` outside of lists, and for each looked-up row (`DATA_SOURCE_ROWS`)
   * @param nowMs base of `relativeMaxDate`; absent: rules that use it return `undefined`
   * @param timeZone IANA time zone of `relativeMaxDate`; absent: the zone of this machine
   * @returns the result; `undefined` if the rule fails or takes too long
   */
  evaluate(read: ReadPath, nowMs?: number, timeZone?: string): unknown;
}

/**
 * Parses a stored rule: JSON, or JSON in a string. Variables are those of form.io's context: an answer is `data.age`,
 * or `row.age` in the same row; `age` alone is undefined, as in form.io. `{"lookup": ["assets", id, "name"]}` is our
 * extension: a row of a data source, or a property of the row.
 * NOTE: of form.io's own operators (`_sum` …, `getDate`, `relativeMinDate` …) only those that formulas need are
 * supported: `_round` and `relativeMaxDate`. No known form uses any of them.
 * @returns the rule, or `problem` with the reason why it is invalid
 */
export function parseJsonLogicRule(rule: unknown): JsonLogicRule | { readonly problem: JsonLogicError } {
  const stored = typeof rule === 'string' ? parseText(rule) : { json: rule };
  if (!stored) return { problem: { reason: 'noJson' } };
  const problem = findRuleError(stored.json);
  return problem
    ? { problem }
    : { evaluate: (read, nowMs, timeZone) => applyWithLimits(stored.json, read, nowMs, timeZone) };
}

function parseText(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Rounds half up like lodash, by the decimal notation of the number: 1.005 becomes 1.01. */
function roundHalfUp(value: number, places: number): number {
  if (!Number.isFinite(value) || !Number.isInteger(places) || Math.abs(places) > 292) return Math.round(value);
  const moved = Math.round(shiftDecimal(value, places));
  return shiftDecimal(moved, -places);
}

function shiftDecimal(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Returns the same local time some days later, as ISO 8601 with the offset of the time zone, so that the first ten
 * characters are the local date. (form.io returns the same instant in UTC.)
 *
 * @param timeZone IANA name; '' for the zone of this machine
 * @throws RangeError for an invalid instant
 */
function addDays(nowMs: number, days: number, timeZone = ''): string {
  const { year, month, day, hour, minute, second } = toLocalTime(nowMs, timeZone);
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = Math.round((localMs - nowMs) / 60_000);
  const localTime = new Date(localMs + days * 86_400_000).toISOString().slice(0, 19);
  const padNumber = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${localTime}${offset < 0 ? '-' : '+'}${padNumber(Math.abs(offset) / 60)}:${padNumber(Math.abs(offset) % 60)}`;
}

type Rule = Parameters<typeof jsonLogic.apply>[0];

/** Maximum steps of one evaluation: values read, and list entries and characters passed to operators. */
const maxSteps = 1_000_000;

/** Placeholder passed to the JSONLogic library as data outside of list iterations, where answers are read on demand. */
const rootData = Symbol('everything');

interface Evaluation {
  readonly read: ReadPath;
  readonly nowMs: number | undefined;
  readonly timeZone: string | undefined;
  stepsLeft: number;
}

let evaluation: Evaluation = { read: () => undefined, nowMs: undefined, timeZone: undefined, stepsLeft: 0 };

/**
 * Evaluates a rule in which `findRuleError` found no error. Returns `undefined` if it throws or takes too many steps.
 */
function applyWithLimits(rule: unknown, read: ReadPath, nowMs?: number, timeZone?: string): unknown {
  const outer = evaluation;
  evaluation = { read, nowMs, timeZone, stepsLeft: maxSteps };
  try {
    const result: unknown = jsonLogic.apply(rule as Rule, rootData);
    consumeStepsFor(result, true);
    return result;
  } catch {
    return undefined;
  } finally {
    evaluation = outer;
  }
}

const applyWithoutLimits = jsonLogic.apply;

// NOTE: the JSONLogic library calls `jsonLogic.apply` recursively for each operand and each list entry, so this
// replacement counts every step.
Object.assign(jsonLogic, {
  apply(rule: Rule, data: unknown): unknown {
    const value: unknown = applyWithoutLimits(rule, data);
    consumeStepsFor(value, false);
    return value;
  },
});

jsonLogic.rm_operation('log');
jsonLogic.add_operation('in', (part: unknown, whole: unknown) => {
  if (Array.isArray(whole)) return whole.includes(part);
  return typeof whole === 'string' && containsText(String(part), whole);
});
jsonLogic.add_operation('var', function (this: unknown, path: unknown, fallback: unknown = null) {
  const value = resolveVar(this, path);
  return value === undefined ? fallback : value;
});
jsonLogic.add_operation('missing', function (this: unknown, ...paths: readonly unknown[]) {
  return findMissing(this, Array.isArray(paths[0]) ? paths[0] : paths);
});
jsonLogic.add_operation('missing_some', function (this: unknown, needed: unknown, paths: unknown) {
  const all = Array.isArray(paths) ? paths : [];
  const missing = findMissing(this, all);
  return all.length - missing.length >= Number(needed) ? [] : missing;
});

// NOTE: the JSONLogic library parses only the start of a text (`parseFloat`): `3,5` would be 3.
jsonLogic.add_operation('+', (...values: readonly unknown[]) => values.map(toNumber).reduce((a, b) => a + b, 0));
jsonLogic.add_operation('*', (...values: readonly unknown[]) => values.map(toNumber).reduce((a, b) => a * b));

jsonLogic.add_operation('_round', (value: unknown, places: unknown = 0) => roundHalfUp(Number(value), Number(places)));
jsonLogic.add_operation('relativeMaxDate', (days: unknown) => {
  if (evaluation.nowMs === undefined) throw new RangeError('the current time is unknown');
  return addDays(evaluation.nowMs, Number(days), evaluation.timeZone);
});

jsonLogic.add_operation('lookup', (sourceId: unknown, id: unknown, path: unknown = '') => {
  const name = formatRowName(sourceId, id);
  if (name === undefined || typeof path !== 'string') return undefined;
  const names = path === '' ? [] : path.split('.');
  consumeStepsFor(names, false);
  return evaluation.read([DATA_SOURCE_ROWS, name, ...names]);
});

/** Converts an operand of a sum or product to a number; NaN for values without a number and ambiguous texts. */
function toNumber(value: unknown): number {
  if (typeof value === 'string') return parseNumberText(value) ?? Number.NaN;
  if (Array.isArray(value)) return value.length === 1 ? toNumber(value[0]) : Number.NaN;
  return typeof value === 'number' ? value : Number.NaN;
}

/** NOTE: in the worst case, the time of the text search is proportional to the product of both lengths. */
function containsText(part: string, whole: string): boolean {
  consumeSteps((part.length * whole.length) / 1_000);
  return whole.includes(part);
}

function findMissing(data: unknown, paths: readonly unknown[]): readonly unknown[] {
  return paths.filter((path) => (resolveVar(data, path) ?? '') === '');
}

/** Reads a variable. @param data entry of the iterated list, or `rootData` */
function resolveVar(data: unknown, path: unknown): unknown {
  if (typeof path === 'object' && path !== null) return undefined;
  const names = (path ?? '') === '' ? [] : String(path).split('.');
  consumeStepsFor(names, false);
  return data === rootData ? evaluation.read(names) : getAtPath(data, names);
}

/**
 * Consumes steps for a value before it is used: a list that a rule repeatedly nests in itself grows exponentially when
 * it is serialized.
 */
function consumeStepsFor(value: unknown, isResult: boolean): void {
  consumeSteps(typeof value === 'string' ? 1 + value.length : 1);
  if (Array.isArray(value)) for (const entry of value) consumeStepsFor(entry, isResult);
  else if (isResult && typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) consumeStepsFor(entry, isResult);
}

function consumeSteps(steps: number): void {
  evaluation.stepsLeft -= steps;
  if (evaluation.stepsLeft < 0) throw new RangeError('too many steps');
}
