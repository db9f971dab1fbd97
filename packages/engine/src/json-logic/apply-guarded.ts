import jsonLogic from 'json-logic-js';
import { readAt } from '../data/data-path.ts';
import { ROWS, rowName } from '../data/looked-up.ts';
import { readNumberText } from '../json/read-number-text.ts';
import type { ReadPath } from './json-logic.ts';
import { momentAfter } from './moment-after.ts';
import { roundUp } from './round-up.ts';

type Rule = Parameters<typeof jsonLogic.apply>[0];

/** What one evaluation may cost: values looked at, list entries and characters handed to operators. */
const maxSteps = 1_000_000;

/** What the library takes for its data while no list is gone through. */
const everything = Symbol('everything');

interface Evaluation {
  readonly read: ReadPath;
  readonly nowMs: number | undefined;
  readonly timeZone: string | undefined;
  stepsLeft: number;
}

let evaluation: Evaluation = { read: () => undefined, nowMs: undefined, timeZone: undefined, stepsLeft: 0 };

/** Evaluates a rule in which nothing was found (`findProblem`). `undefined` where it throws or costs too much. */
export function applyGuarded(rule: unknown, read: ReadPath, nowMs?: number, timeZone?: string): unknown {
  const outer = evaluation;
  evaluation = { read, nowMs, timeZone, stepsLeft: maxSteps };
  try {
    const result: unknown = jsonLogic.apply(rule as Rule, everything);
    spendOn(result, true);
    return result;
  } catch {
    return undefined;
  } finally {
    evaluation = outer;
  }
}

const applyUnguarded = jsonLogic.apply;

// NOTE: the library looks itself up at each step, so that this sees all of them: lists are walked, and operators get
// what they work on, from here alone.
Object.assign(jsonLogic, {
  apply(rule: Rule, data: unknown): unknown {
    const value: unknown = applyUnguarded(rule, data);
    spendOn(value, false);
    return value;
  },
});

jsonLogic.rm_operation('log');
jsonLogic.add_operation('in', (part: unknown, whole: unknown) => {
  if (Array.isArray(whole)) return whole.includes(part);
  return typeof whole === 'string' && isWithin(String(part), whole);
});
jsonLogic.add_operation('var', function (this: unknown, path: unknown, fallback: unknown = null) {
  const value = readVar(this, path);
  return value === undefined ? fallback : value;
});
jsonLogic.add_operation('missing', function (this: unknown, ...paths: readonly unknown[]) {
  return missingOf(this, Array.isArray(paths[0]) ? paths[0] : paths);
});
jsonLogic.add_operation('missing_some', function (this: unknown, needed: unknown, paths: unknown) {
  const all = Array.isArray(paths) ? paths : [];
  const missing = missingOf(this, all);
  return all.length - missing.length >= Number(needed) ? [] : missing;
});

// NOTE: the library takes the beginning of a text (`parseFloat`): `3,5` would be 3.
jsonLogic.add_operation('+', (...values: readonly unknown[]) => values.map(numberOf).reduce((a, b) => a + b, 0));
jsonLogic.add_operation('*', (...values: readonly unknown[]) => values.map(numberOf).reduce((a, b) => a * b));

jsonLogic.add_operation('_round', (value: unknown, places: unknown = 0) => roundUp(Number(value), Number(places)));
jsonLogic.add_operation('relativeMaxDate', (days: unknown) => {
  if (evaluation.nowMs === undefined) throw new RangeError('nobody says what time it is');
  return momentAfter(evaluation.nowMs, Number(days), evaluation.timeZone);
});

jsonLogic.add_operation('lookup', (sourceId: unknown, id: unknown, path: unknown = '') => {
  const name = rowName(sourceId, id);
  if (name === undefined || typeof path !== 'string') return undefined;
  const names = path === '' ? [] : path.split('.');
  spendOn(names, false);
  return evaluation.read([ROWS, name, ...names]);
});

/** The number that a sum or a product takes a value for; not a number for what has none, or is read in two ways. */
function numberOf(value: unknown): number {
  if (typeof value === 'string') return readNumberText(value) ?? Number.NaN;
  if (Array.isArray(value)) return value.length === 1 ? numberOf(value[0]) : Number.NaN;
  return typeof value === 'number' ? value : Number.NaN;
}

/** NOTE: the platform's search takes the product of both lengths at worst. */
function isWithin(part: string, whole: string): boolean {
  spend((part.length * whole.length) / 1_000);
  return whole.includes(part);
}

function missingOf(data: unknown, paths: readonly unknown[]): readonly unknown[] {
  return paths.filter((path) => (readVar(data, path) ?? '') === '');
}

/** @param data an entry of a list that is gone through, or `everything` */
function readVar(data: unknown, path: unknown): unknown {
  if (typeof path === 'object' && path !== null) return undefined;
  const names = (path ?? '') === '' ? [] : String(path).split('.');
  spendOn(names, false);
  return data === everything ? evaluation.read(names) : readAt(data, names);
}

/**
 * Goes through a value before anybody works on it: lists that a rule builds of themselves grow beyond all measure when
 * they are written out.
 */
function spendOn(value: unknown, isResult: boolean): void {
  spend(typeof value === 'string' ? 1 + value.length : 1);
  if (Array.isArray(value)) for (const entry of value) spendOn(entry, isResult);
  else if (isResult && typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) spendOn(entry, isResult);
}

function spend(steps: number): void {
  evaluation.stepsLeft -= steps;
  if (evaluation.stepsLeft < 0) throw new RangeError('too many steps');
}
