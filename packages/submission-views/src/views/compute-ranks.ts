import {
  createTextCollator,
  type SortableText,
  type TextCollator,
} from '@tideform/components/kit/sorting/text-collator.ts';
import { createYielder, forEachYielding, sortYielding } from '@tideform/components/kit/sorting/yielding.ts';
import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';

/** Ranks of rows in one column, in the order of the rows: equal rows share a rank, rows without a value have -1. */
export interface Ranks {
  readonly ranks: Int32Array;
  /** Number of distinct ranks; the ranks count from 0. */
  readonly count: number;
}

interface RankedRow {
  /** Index of the row. */
  readonly index: number;
  readonly order: number | string;
  /** Entry of the sort key in the collation dictionary; only for texts. */
  readonly collationEntry: SortableText | undefined;
}

interface CachedRanks {
  readonly items: readonly SubmissionItem[];
  readonly locale: string;
  /** Ranked rows, sorted by rank. */
  readonly rankedRows: readonly RankedRow[];
  readonly ranks: Ranks;
}

const cachedRanks = new WeakMap<SubmissionColumn, CachedRanks>();

/**
 * Ranks rows by their sort keys in a column, texts in the order of the locale. When rows are appended to previously
 * ranked rows, the earlier result is reused.
 */
export function computeRanks(items: readonly SubmissionItem[], column: SubmissionColumn, locale: string): Ranks {
  const cached = findCached(items, column, locale);
  if (cached?.items === items) return cached.ranks;
  const dictionary = getDictionary(locale);
  const rankedRows = [...(cached?.rankedRows ?? [])];
  for (let at = cached?.items.length ?? 0; at < items.length; at += 1)
    addRankedRow(rankedRows, items[at]!, at, column, dictionary);
  // The rows of the cached result are already sorted, so sorting mostly merges the new rows.
  rankedRows.sort(createComparator(dictionary));
  return cacheRanks(items, column, locale, rankedRows, dictionary);
}

/** Computes ranks in slices so that the page stays responsive; a later `computeRanks` returns the cached result. */
export async function computeRanksInSlices(
  items: readonly SubmissionItem[],
  column: SubmissionColumn,
  locale: string,
): Promise<void> {
  const cached = findCached(items, column, locale);
  if (cached?.items === items) return;
  const dictionary = getDictionary(locale);
  const yielder = createYielder();
  const rankedRows = [...(cached?.rankedRows ?? [])];
  const from = cached?.items.length ?? 0;
  await forEachYielding(items.slice(from), yielder, (item, at) =>
    addRankedRow(rankedRows, item, from + at, column, dictionary),
  );
  cacheRanks(items, column, locale, await sortYielding(rankedRows, createComparator(dictionary), yielder), dictionary);
}

/** Returns the cached ranks of the same rows, or of a prefix of them. */
function findCached(
  items: readonly SubmissionItem[],
  column: SubmissionColumn,
  locale: string,
): CachedRanks | undefined {
  const cached = cachedRanks.get(column);
  if (!cached || cached.locale !== locale || cached.items.length > items.length) return undefined;
  return cached.items === items || cached.items.every((item, at) => item === items[at]) ? cached : undefined;
}

function addRankedRow(
  rankedRows: RankedRow[],
  item: SubmissionItem,
  at: number,
  { getSortKey }: SubmissionColumn,
  dictionary: TextCollator,
): void {
  const order = getSortKey?.(item);
  if (order === undefined) return;
  rankedRows.push({
    index: at,
    order,
    collationEntry: typeof order === 'string' ? dictionary.entry(order) : undefined,
  });
}

/** Creates a comparator that orders numbers by value and texts by locale. */
function createComparator(dictionary: TextCollator): (one: RankedRow, other: RankedRow) => number {
  return (one, other) => {
    if (typeof one.order === 'number' && typeof other.order === 'number') return one.order - other.order;
    return one.collationEntry && other.collationEntry
      ? dictionary.compare(one.collationEntry, other.collationEntry)
      : dictionary.collate(String(one.order), String(other.order));
  };
}

function cacheRanks(
  items: readonly SubmissionItem[],
  column: SubmissionColumn,
  locale: string,
  rankedRows: readonly RankedRow[],
  dictionary: TextCollator,
): Ranks {
  const compare = createComparator(dictionary);
  const ranksByItem = new Int32Array(items.length).fill(-1);
  let count = 0;
  for (const [index, standing] of rankedRows.entries()) {
    if (index === 0 || compare(rankedRows[index - 1]!, standing) !== 0) count += 1;
    ranksByItem[standing.index] = count - 1;
  }
  const ranks = { ranks: ranksByItem, count };
  cachedRanks.set(column, { items, locale, rankedRows, ranks });
  return ranks;
}

const dictionaries = new Map<string, TextCollator>();

function getDictionary(locale: string): TextCollator {
  const dictionary = dictionaries.get(locale) ?? createTextCollator(locale);
  dictionaries.set(locale, dictionary);
  return dictionary;
}
