import { findOperator } from '../../conditions/operators.ts';
import { isRecord } from '../../json/is-record.ts';
import { wordOf } from '../../json/word-of.ts';
import type { Meaning } from '../meaning.ts';
import type { Look, SeenAnswer } from './look.ts';

/** What cannot be told from here: what only another program knows, one answer where there are several. */
export const untold = Symbol('untold');

/** Says what a meaning gives with answers. Nothing of an author's code is run. @returns a value, or `untold` */
export function evaluateMeaning(meaning: Meaning, look: Look): unknown {
  const give = (one: Meaning) => evaluateMeaning(one, look);
  switch (meaning.is) {
    case 'answer':
      return seenOf(meaning.of, look)?.value ?? untoldOf(meaning.of, look);
    case 'part':
      return ofTold(give(meaning.of), (whole) =>
        isRecord(whole) && Object.hasOwn(whole, meaning.name) ? whole[meaning.name] : undefined,
      );
    case 'value':
      return meaning.value;
    case 'lost':
      return undefined;
    case 'now':
      return look.nowMs === undefined ? untold : new Date(look.nowMs).toISOString();
    case 'either':
      return ofTold(give(meaning.first), (first) => (isNothing(first) ? give(meaning.otherwise) : first));
    case 'choose':
      return ofTold(holds(meaning.when, look) ?? untold, (isMet) =>
        isMet ? give(meaning.yes) : meaning.otherwise && give(meaning.otherwise),
      );
    case 'sum':
      return numbers(meaning.of.map(give), (all) => all.reduce((total, one) => total + one, 0));
    case 'difference':
      return numbers(meaning.of.map(give), ([first = 0, ...rest]) => rest.reduce((left, one) => left - one, first));
    case 'product':
      return numbers(meaning.of.map(give), (all) => all.reduce((total, one) => total * one, 1));
    case 'quotient':
      return numbers(meaning.of.map(give), ([first = 0, ...rest]) => rest.reduce((left, one) => left / one, first));
    case 'remainder':
      return numbers(meaning.of.map(give), ([first = 0, second = 0]) => first % second);
    case 'largest':
      return numbers(meaning.of.map(give), (all) => Math.max(...all));
    case 'smallest':
      return numbers(meaning.of.map(give), (all) => Math.min(...all));
    case 'size':
      return numbers(meaning.of.map(give), ([first = 0]) => Math.abs(first));
    case 'joined':
      return told(meaning.of.map(give), (all) => all.map(wordOf).join(''));
    case 'length':
    case 'count':
      return told(meaning.of.map(give), ([first]) =>
        Array.isArray(first) || typeof first === 'string' ? first.length : 0,
      );
    case 'total':
      return ofRows(meaning.rows, look, (rows) =>
        numbers(
          rows.map((row) => evaluateMeaning(meaning.each, row)),
          (all) => all.reduce((total, one) => total + one, 0),
        ),
      );
    case 'moved':
    case 'absent':
    case 'rounded':
      return untold;
    default:
      return holds(meaning, look) ?? untold;
  }
}

/** Says whether a condition holds with answers; `undefined`: it cannot be told. */
export function holds(meaning: Meaning, look: Look): boolean | undefined {
  switch (meaning.is) {
    case 'compare': {
      const compare = findOperator(meaning.operator);
      const [left, right] = [evaluateMeaning(meaning.left, look), evaluateMeaning(meaning.right, look)];
      if (!compare || left === untold || right === untold) return undefined;
      return compare(left, right, isEmptyNow(meaning.left, left, look));
    }
    case 'filled': {
      const of = evaluateMeaning(meaning.of, look);
      return of === untold ? undefined : !isEmptyNow(meaning.of, of, look);
    }
    case 'manual':
      return look.answersOf(meaning.of).some(({ value }) => isRecord(value) && value.mode === 'manual');
    case 'not': {
      const of = holds(meaning.of, look);
      return of === undefined ? undefined : !of;
    }
    case 'all':
      return allOf(meaning.of.map((one) => holds(one, look)));
    case 'any':
      return anyOf(meaning.of.map((one) => holds(one, look)));
    case 'every':
    case 'some': {
      const rows = rowsOf(meaning.rows, look)?.map((row) => holds(meaning.each, row));
      return rows && (meaning.is === 'every' ? allOf(rows) : anyOf(rows));
    }
    default: {
      const value = evaluateMeaning(meaning, look);
      return value === untold ? undefined : Boolean(value);
    }
  }
}

type Told = boolean | undefined;

const allOf = (all: readonly Told[]): Told =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true;
const anyOf = (all: readonly Told[]): Told => (all.includes(true) ? true : all.includes(undefined) ? undefined : false);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

const isEmptyNow = (meaning: Meaning, value: unknown, look: Look): boolean =>
  (meaning.is === 'answer' && seenOf(meaning.of, look)?.isEmpty) ||
  isNothing(value) ||
  (Array.isArray(value) && value.length === 0);

function seenOf(of: string, look: Look): SeenAnswer | undefined {
  const [first, ...others] = look.answersOf(of);
  return others.length === 0 ? first : undefined;
}

const untoldOf = (of: string, look: Look): unknown => (look.answersOf(of).length > 1 ? untold : undefined);

const rowsOf = (rows: Meaning, look: Look): readonly Look[] | undefined =>
  rows.is === 'answer' ? look.rowsOf(rows.of) : rows.is === 'either' ? rowsOf(rows.first, look) : undefined;

function ofRows(rows: Meaning, look: Look, give: (rows: readonly Look[]) => unknown): unknown {
  const found = rowsOf(rows, look);
  return found ? give(found) : untold;
}

const ofTold = (value: unknown, give: (value: unknown) => unknown): unknown =>
  value === untold ? untold : give(value);

const told = (values: readonly unknown[], give: (values: readonly unknown[]) => unknown): unknown =>
  values.includes(untold) ? untold : give(values);

/** What nobody has answered counts as 0; what is no number cannot be told. */
function numbers(values: readonly unknown[], give: (values: readonly number[]) => number): unknown {
  return told(values, (all) => {
    const read = all.map((one) => (isNothing(one) ? 0 : Number(wordOf(one))));
    return read.some(Number.isNaN) ? untold : give(read);
  });
}
