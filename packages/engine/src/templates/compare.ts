import { isObjectOrList } from '../json/json-value.ts';

/** Comparison of the `if` helper. Spellings are in `compile-expression.ts`. */
export type Comparison = 'equals' | 'notEquals' | 'greater' | 'less' | 'greaterOrEquals' | 'lessOrEquals';

/** Consumes steps of the rendering budget; throws when it is used up. */
export type ConsumeSteps = (steps: number) => void;

/** Compares two values as conditions do: as strings, a list by its entries, select boxes by their selected keys. */
export function compare(by: Comparison, left: unknown, right: unknown, consumeSteps: ConsumeSteps): boolean {
  if (by === 'equals') return isEqual(left, right, consumeSteps);
  if (by === 'notEquals') return !isEqual(left, right, consumeSteps);
  const a = getSortValue(left);
  const b = getSortValue(right);
  if (a === undefined || b === undefined || a.kind !== b.kind) return false;
  if (by === 'greater') return a.at > b.at;
  if (by === 'less') return a.at < b.at;
  return by === 'greaterOrEquals' ? a.at >= b.at : a.at <= b.at;
}

function isEqual(left: unknown, right: unknown, consumeSteps: ConsumeSteps): boolean {
  if (isObjectOrList(left)) return contains(left, right, consumeSteps);
  if (isObjectOrList(right)) return contains(right, left, consumeSteps);
  return isSameText(left, right, consumeSteps);
}

function isSameText(left: unknown, right: unknown, consumeSteps: ConsumeSteps): boolean {
  const a = toText(left);
  const b = toText(right);
  consumeSteps(Math.min(a.length, b.length) / 1_000);
  if (a === b) return true;
  return (typeof left === 'number') !== (typeof right === 'number') && isSameNumber(a, b);
}

/**
 * Compares numerically: `5` equals the string `5.0`. Two strings are never numbers: `007` and `7` are different
 * answers.
 */
function isSameNumber(a: string, b: string): boolean {
  const number = parseNumber(a);
  return number !== undefined && number === parseNumber(b);
}

function contains(container: object, expected: unknown, consumeSteps: ConsumeSteps): boolean {
  if (container === expected) return true;
  if (isObjectOrList(expected)) return false;
  if (!Array.isArray(container)) {
    const key = toText(expected);
    return Object.hasOwn(container, key) && toText((container as Record<string, unknown>)[key]) === 'true';
  }
  consumeSteps(container.length);
  if (container.length === 0) return toText(expected) === '';
  return container.some((one: unknown) => !isObjectOrList(one) && isSameText(one, expected, consumeSteps));
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns the sort value of a number or a date. NOTE: a time without a zone is in the zone of this machine. */
function getSortValue(value: unknown): { readonly kind: 'number' | 'date'; readonly at: number } | undefined {
  const word = toText(value).trim();
  const number = parseNumber(word);
  if (number !== undefined) return { kind: 'number', at: number };
  if (word.length > 40 || !ISO_DATE.test(word)) return undefined;
  const at = Date.parse(word);
  return Number.isNaN(at) ? undefined : { kind: 'date', at };
}

function parseNumber(word: string): number | undefined {
  if (word === '' || word.length > 40) return undefined;
  const number = Number(word);
  return Number.isNaN(number) ? undefined : number;
}

function toText(value: unknown): string {
  return value === undefined || value === null || isObjectOrList(value) ? '' : String(value);
}

/**
 * Returns true if `#if` treats a value as present. Absent values are false, 0, the empty string, the empty list, and an
 * object without any selected or filled-in property, which a form stores for an untouched choice, address or survey.
 */
export function isFilled(value: unknown, consumeSteps: ConsumeSteps, countsZero = false): boolean {
  if (value === 0) return countsZero;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.values(value).some((one) => {
    consumeSteps(1);
    return one !== undefined && one !== null && one !== false && one !== '';
  });
}
