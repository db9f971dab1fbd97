import { formatAsText, getAtPath, isRecord } from '@tideform/engine';
import { compareText } from '../sorting/compare-text.ts';

const filterOperators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'contains', 'startswith'] as const;

type FilterOperator = (typeof filterOperators)[number];

const ANY_OPERATOR = filterOperators.join('|');
const AND_PATTERN = new RegExp(`\\s+and\\s+(?=\\S+\\s+(?:${ANY_OPERATOR})\\s)`, 'i');
const CONDITION_PATTERN = new RegExp(`^(\\S+)\\s+(${ANY_OPERATOR})\\s+(?:'(.*)'|(\\S*))$`, 'is');

const comparisons: Readonly<Record<FilterOperator, (value: string, expected: string) => boolean>> = {
  eq: (value, expected) => compareText(value, expected) === 0,
  ne: (value, expected) => compareText(value, expected) !== 0,
  gt: (value, expected) => compareText(value, expected) > 0,
  ge: (value, expected) => compareText(value, expected) >= 0,
  lt: (value, expected) => compareText(value, expected) < 0,
  le: (value, expected) => compareText(value, expected) <= 0,
  contains: (value, expected) => value.toLowerCase().includes(expected.toLowerCase()),
  startswith: (value, expected) => value.toLowerCase().startsWith(expected.toLowerCase()),
};

/**
 * Parses a filter such as `City eq 'Graz' and Floor gt 2`. Answers in the filter are URL-encoded, so they can't end a
 * string or add a condition.
 *
 * @returns `undefined` if the filter is invalid
 */
export function parseRowFilter(query: string): ((row: unknown) => boolean) | undefined {
  if (query.trim() === '') return () => true;
  const conditions = query.trim().split(AND_PATTERN).map(parseCondition);
  const all = conditions.filter((condition) => condition !== undefined);
  return all.length < conditions.length ? undefined : (row) => all.every((condition) => condition(row));
}

function parseCondition(text: string): ((row: unknown) => boolean) | undefined {
  const [, name, operator, quoted, bare] = CONDITION_PATTERN.exec(text.trim()) ?? [];
  if (name === undefined || operator === undefined) return undefined;
  const path = name.split(/[./]/);
  const expected = decodeUrlText(quoted?.replaceAll("''", "'") ?? bare ?? '');
  const test = memoizeTest((value) => comparisons[operator.toLowerCase() as FilterOperator](value, expected));
  return (row) => isRecord(row) && test(formatAsText(getAtPath(row, path)));
}

const MAX_CACHED = 1_000;

/** Caches the test result for each value, because a filtered column has few distinct values in many rows. */
function memoizeTest(test: (value: string) => boolean): (value: string) => boolean {
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
function decodeUrlText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
