import { type Dictionary, type Entry, openDictionary } from '@tideform/components/kit/sorting/dictionary.ts';
import { eachInBreaths, openBreath, sortedInBreaths } from '@tideform/components/kit/sorting/in-breaths.ts';
import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';

/** Where rows stand by a column, in the order of the rows: those that are alike share a rank, those that say nothing have -1. */
export interface Ranks {
  readonly of: Int32Array;
  /** Ranks are smaller. */
  readonly count: number;
}

interface Standing {
  /** Of its row. */
  readonly at: number;
  readonly order: number | string;
  /** Of words. */
  readonly entry: Entry | undefined;
}

interface Known {
  readonly items: readonly SubmissionItem[];
  readonly locale: string;
  /** In order. */
  readonly standings: readonly Standing[];
  readonly ranks: Ranks;
}

const latest = new WeakMap<SubmissionColumn, Known>();

/**
 * Ranks rows by what puts them in order in a column, words as they are sorted where the person lives. Rows that come after those that were
 * ranked last cost no more than themselves.
 */
export function ranksOf(items: readonly SubmissionItem[], column: SubmissionColumn, locale: string): Ranks {
  const known = knownOf(items, column, locale);
  if (known?.items === items) return known.ranks;
  const dictionary = dictionaryOf(locale);
  const standings = [...(known?.standings ?? [])];
  for (let at = known?.items.length ?? 0; at < items.length; at += 1)
    stand(standings, items[at]!, at, column, dictionary);
  // Those that are in order already are one run of it, which is only merged.
  standings.sort(compareBy(dictionary));
  return keep(items, column, locale, standings, dictionary);
}

/** The same a little at a time, while the page goes on hearing people: `ranksOf` has them at once then. */
export async function rankInBreaths(
  items: readonly SubmissionItem[],
  column: SubmissionColumn,
  locale: string,
): Promise<void> {
  const known = knownOf(items, column, locale);
  if (known?.items === items) return;
  const dictionary = dictionaryOf(locale);
  const breath = openBreath();
  const standings = [...(known?.standings ?? [])];
  const from = known?.items.length ?? 0;
  await eachInBreaths(items.slice(from), breath, (item, at) => stand(standings, item, from + at, column, dictionary));
  keep(items, column, locale, await sortedInBreaths(standings, compareBy(dictionary), breath), dictionary);
}

/** What is known of the same rows, or of the first ones among them. */
function knownOf(items: readonly SubmissionItem[], column: SubmissionColumn, locale: string): Known | undefined {
  const known = latest.get(column);
  if (!known || known.locale !== locale || known.items.length > items.length) return undefined;
  return known.items === items || known.items.every((item, at) => item === items[at]) ? known : undefined;
}

function stand(
  standings: Standing[],
  item: SubmissionItem,
  at: number,
  { order: orderOf }: SubmissionColumn,
  dictionary: Dictionary,
): void {
  const order = orderOf?.(item);
  if (order === undefined) return;
  standings.push({ at, order, entry: typeof order === 'string' ? dictionary.entry(order) : undefined });
}

/** Numbers by their size. */
function compareBy(dictionary: Dictionary): (one: Standing, other: Standing) => number {
  return (one, other) => {
    if (typeof one.order === 'number' && typeof other.order === 'number') return one.order - other.order;
    return one.entry && other.entry
      ? dictionary.compare(one.entry, other.entry)
      : dictionary.collate(String(one.order), String(other.order));
  };
}

function keep(
  items: readonly SubmissionItem[],
  column: SubmissionColumn,
  locale: string,
  standings: readonly Standing[],
  dictionary: Dictionary,
): Ranks {
  const compare = compareBy(dictionary);
  const of = new Int32Array(items.length).fill(-1);
  let count = 0;
  for (const [index, standing] of standings.entries()) {
    if (index === 0 || compare(standings[index - 1]!, standing) !== 0) count += 1;
    of[standing.at] = count - 1;
  }
  const ranks = { of, count };
  latest.set(column, { items, locale, standings, ranks });
  return ranks;
}

const dictionaries = new Map<string, Dictionary>();

function dictionaryOf(locale: string): Dictionary {
  const dictionary = dictionaries.get(locale) ?? openDictionary(locale);
  dictionaries.set(locale, dictionary);
  return dictionary;
}
