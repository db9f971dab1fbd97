import jsonLogic from 'json-logic-js';
import { getAtPath } from '../data/data-path.ts';
import { DATA_SOURCE_ROWS, formatRowName } from '../data/data-source-rows.ts';
import { parseNumberText } from '../json/parse-number-text.ts';
import { addDays } from './add-days.ts';
import type { ReadPath } from './json-logic.ts';
import { roundHalfUp } from './round-half-up.ts';

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
export function applyWithLimits(rule: unknown, read: ReadPath, nowMs?: number, timeZone?: string): unknown {
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
