import { isHolder } from '../../json/is-record.ts';

/** How the `if` helper compares. The names that authors may write are in `comparisonNames`. */
export type Comparison = 'equals' | 'notEquals' | 'greater' | 'less' | 'greaterOrEquals' | 'lessOrEquals';

/** Takes some of the steps that a rendering has. */
export type Spend = (steps: number) => void;

/** Compares two values as conditions do: as words, a list by what is in it, ticked boxes by their keys. */
export function compare(by: Comparison, left: unknown, right: unknown, spend: Spend): boolean {
  if (by === 'equals') return isEqual(left, right, spend);
  if (by === 'notEquals') return !isEqual(left, right, spend);
  const a = orderOf(left);
  const b = orderOf(right);
  if (a === undefined || b === undefined || a.kind !== b.kind) return false;
  if (by === 'greater') return a.at > b.at;
  if (by === 'less') return a.at < b.at;
  return by === 'greaterOrEquals' ? a.at >= b.at : a.at <= b.at;
}

function isEqual(left: unknown, right: unknown, spend: Spend): boolean {
  if (isHolder(left)) return holds(left, right, spend);
  if (isHolder(right)) return holds(right, left, spend);
  return isSameWord(left, right, spend);
}

function isSameWord(left: unknown, right: unknown, spend: Spend): boolean {
  const a = wordOf(left);
  const b = wordOf(right);
  spend(Math.min(a.length, b.length) / 1_000);
  if (a === b) return true;
  return (typeof left === 'number') !== (typeof right === 'number') && isSameNumber(a, b);
}

/** `5` equals the word `5.0`. Two words are never numbers: `007` and `7` are different answers. */
function isSameNumber(a: string, b: string): boolean {
  const number = numberOf(a);
  return number !== undefined && number === numberOf(b);
}

function holds(holder: object, expected: unknown, spend: Spend): boolean {
  if (holder === expected) return true;
  if (isHolder(expected)) return false;
  if (!Array.isArray(holder)) {
    const key = wordOf(expected);
    return Object.hasOwn(holder, key) && wordOf((holder as Record<string, unknown>)[key]) === 'true';
  }
  spend(holder.length);
  if (holder.length === 0) return wordOf(expected) === '';
  return holder.some((one: unknown) => !isHolder(one) && isSameWord(one, expected, spend));
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** What can be before or after another: a number or a date. NOTE: a time without a zone is this machine's. */
function orderOf(value: unknown): { readonly kind: 'number' | 'date'; readonly at: number } | undefined {
  const word = wordOf(value).trim();
  const number = numberOf(word);
  if (number !== undefined) return { kind: 'number', at: number };
  if (word.length > 40 || !ISO_DATE.test(word)) return undefined;
  const at = Date.parse(word);
  return Number.isNaN(at) ? undefined : { kind: 'date', at };
}

function numberOf(word: string): number | undefined {
  if (word === '' || word.length > 40) return undefined;
  const number = Number(word);
  return Number.isNaN(number) ? undefined : number;
}

function wordOf(value: unknown): string {
  return value === undefined || value === null || isHolder(value) ? '' : String(value);
}
