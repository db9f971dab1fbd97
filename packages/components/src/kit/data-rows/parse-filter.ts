import { formatAsText, isRecord, readAt } from '@tideform/engine';
import { compareText } from '../sorting/compare-text.ts';

const operators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'contains', 'startswith'] as const;

type Operator = (typeof operators)[number];

const ANY = operators.join('|');
const AND = new RegExp(`\\s+and\\s+(?=\\S+\\s+(?:${ANY})\\s)`, 'i');
const CONDITION = new RegExp(`^(\\S+)\\s+(${ANY})\\s+(?:'(.*)'|(\\S*))$`, 'is');

const holds: Readonly<Record<Operator, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => compareText(value, wanted) === 0,
  ne: (value, wanted) => compareText(value, wanted) !== 0,
  gt: (value, wanted) => compareText(value, wanted) > 0,
  ge: (value, wanted) => compareText(value, wanted) >= 0,
  lt: (value, wanted) => compareText(value, wanted) < 0,
  le: (value, wanted) => compareText(value, wanted) <= 0,
  contains: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  startswith: (value, wanted) => value.toLowerCase().startsWith(wanted.toLowerCase()),
};

/**
 * Parses a filter such as `City eq 'Graz' and Floor gt 2`. Answers in the filter are URL-encoded, so they can't end a
 * string or add a condition.
 *
 * @returns `undefined` if the filter is invalid
 */
export function parseFilter(query: string): ((row: unknown) => boolean) | undefined {
  if (query.trim() === '') return () => true;
  const conditions = query.trim().split(AND).map(parseCondition);
  const all = conditions.filter((condition) => condition !== undefined);
  return all.length < conditions.length ? undefined : (row) => all.every((condition) => condition(row));
}

function parseCondition(text: string): ((row: unknown) => boolean) | undefined {
  const [, name, operator, quoted, bare] = CONDITION.exec(text.trim()) ?? [];
  if (name === undefined || operator === undefined) return undefined;
  const path = name.split(/[./]/);
  const wanted = decode(quoted?.replaceAll("''", "'") ?? bare ?? '');
  const test = memoize((value) => holds[operator.toLowerCase() as Operator](value, wanted));
  return (row) => isRecord(row) && test(formatAsText(readAt(row, path)));
}

const MAX_CACHED = 1_000;

/** Caches the test result for each value, because a filtered column has few distinct values in many rows. */
function memoize(test: (value: string) => boolean): (value: string) => boolean {
  const testResults = new Map<string, boolean>();
  return (value) => {
    const before = testResults.get(value);
    if (before !== undefined) return before;
    const now = test(value);
    if (testResults.size < MAX_CACHED) testResults.set(value, now);
    return now;
  };
}

/** Decodes URL-encoded text. Text that the author typed may contain an invalid escape: `100 %`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
