import { isRecord, readAt, wordOf } from '@tideform/engine';
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
 * Reads `City eq 'Graz' and Floor gt 2`, in which answers are filled in as parts of an address: they end no text and begin no
 * condition.
 *
 * @returns `undefined` where it cannot be read
 */
export function readFilter(query: string): ((row: unknown) => boolean) | undefined {
  if (query.trim() === '') return () => true;
  const conditions = query.trim().split(AND).map(readCondition);
  const all = conditions.filter((condition) => condition !== undefined);
  return all.length < conditions.length ? undefined : (row) => all.every((condition) => condition(row));
}

function readCondition(text: string): ((row: unknown) => boolean) | undefined {
  const [, name, operator, quoted, bare] = CONDITION.exec(text.trim()) ?? [];
  if (name === undefined || operator === undefined) return undefined;
  const path = name.split(/[./]/);
  const wanted = decoded(quoted?.replaceAll("''", "'") ?? bare ?? '');
  const test = remembering((value) => holds[operator.toLowerCase() as Operator](value, wanted));
  return (row) => isRecord(row) && test(wordOf(readAt(row, path)));
}

const MOST_REMEMBERED = 1_000;

/** A column that others are filtered by has few values, in many rows. */
function remembering(test: (value: string) => boolean): (value: string) => boolean {
  const known = new Map<string, boolean>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const now = test(value);
    if (known.size < MOST_REMEMBERED) known.set(value, now);
    return now;
  };
}

/** What an author wrote need not be a part of an address: `100 %`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
