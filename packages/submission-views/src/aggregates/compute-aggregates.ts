import type { GeoPoint } from '@tideform/components/kit/maps/maps.ts';
import type { SubmissionItem } from '@tideform/sync';
import { type SubmissionColumn, supportsTotal } from '../columns/submission-column.ts';
import { findRatingFaces } from './find-rating-faces.ts';

/**
 * Aggregates of one column, in the shape of the chart that suits its kind. `missing` counts submissions without an
 * answer.
 */
export type Aggregates = ValueCounts | NumberStatistics | DayCounts | WordCounts | LocationCounts;

interface AnswerCounts {
  readonly answered: number;
  readonly missing: number;
}

/** Frequency of each value, most frequent first. */
export interface ValueCounts extends AnswerCounts {
  readonly kind: 'values';
  /**
   * Set if the values are steps of a rating scale: `bars` then has the order of the scale, including steps that no
   * submission chose.
   */
  readonly scale?: readonly string[];
  readonly bars: readonly ValueBar[];
}

export interface ValueBar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export interface NumberStatistics extends AnswerCounts {
  readonly kind: 'numbers';
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** `to` is exclusive, except in the last bin. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** Submissions per day, or per month for long ranges, including days without any. */
export interface DayCounts extends AnswerCounts {
  readonly kind: 'days';
  readonly spans: readonly { readonly first: string; readonly last: string; readonly count: number }[];
}

/** Most frequent words, each counted once per answer. */
export interface WordCounts extends AnswerCounts {
  readonly kind: 'words';
  readonly bars: readonly ValueBar[];
}

/** Locations of answers on a map, and the most frequent ones. */
export interface LocationCounts extends AnswerCounts {
  readonly kind: 'places';
  readonly locations: readonly (GeoPoint & { readonly label: string; readonly count: number })[];
  readonly bars: readonly ValueBar[];
}

const MAX_BINS = 10;
const MAX_WORDS = 20;
/** Maximum number of distinct short texts in an aggregate; less frequent texts are omitted. */
const MAX_TEXTS = 20;
/** Words shorter than this are ignored, as they are mostly articles and prepositions. */
const MIN_WORD_LENGTH = 4;
/** Maximum number of days counted by day; longer ranges are counted by month. */
const MAX_DAYS = 62;
/** Maximum months counted; dates further back are most likely typing mistakes. */
const MAX_MONTHS = 240;

/** Computes the aggregates of a column; `undefined` if the column has nothing to count. */
export function computeAggregates(
  column: SubmissionColumn,
  items: readonly SubmissionItem[],
  locale: string,
): Aggregates | undefined {
  if (column.values) return countValues(column, items);
  if (column.point) return countLocations(column, items);
  if (supportsTotal(column)) return computeStatistics(column, items);
  if (column.day) return countDays(column, items);
  if (column.kind === 'longText') return countWords(column, items, locale);
  return undefined;
}

function countValues(column: SubmissionColumn, items: readonly SubmissionItem[]): ValueCounts {
  const bars = new Map<string, ValueBar>();
  let missing = 0;
  for (const item of items) {
    const rowValues = column.values?.(item) ?? [];
    if (rowValues.length === 0) missing += 1;
    for (const { id, label } of rowValues) {
      const bar = bars.get(id);
      bars.set(id, { id, label: bar?.label ?? label, count: (bar?.count ?? 0) + 1 });
    }
  }
  const common = { kind: 'values', answered: items.length - missing, missing } as const;
  const { scale } = column;
  const mostFrequent = sortByFrequency(bars.values()).slice(0, column.filter === 'text' ? MAX_TEXTS : undefined);
  // Choices that aren't a rating scale are most readable by frequency.
  if (!scale || !findRatingFaces(scale)) return { ...common, bars: mostFrequent };
  const steps = scale.map(
    (step) => mostFrequent.find(({ label }) => label === step) ?? { id: step, label: step, count: 0 },
  );
  return {
    ...common,
    scale,
    bars: [...steps, ...mostFrequent.filter(({ label }) => !scale.includes(label))],
  };
}

function computeStatistics(column: SubmissionColumn, items: readonly SubmissionItem[]): NumberStatistics | undefined {
  const all = items
    .map((item) => column.getSortKey?.(item))
    .filter((one) => typeof one === 'number')
    .toSorted((a, b) => a - b);
  if (all.length === 0) return undefined;
  const sum = roundNoise(all.reduce((total, one) => total + one, 0));
  const middle = Math.floor(all.length / 2);
  const [min, max] = [all[0]!, all.at(-1)!];
  return {
    kind: 'numbers',
    ...{ answered: all.length, missing: items.length - all.length },
    ...{ sum, min, max, mean: roundNoise(sum / all.length) },
    median: all.length % 2 === 1 ? all[middle]! : roundNoise((all[middle - 1]! + all[middle]!) / 2),
    bins: computeBins(all, min, max),
  };
}

/** Computes histogram bins whose width is 1, 2 or 5 times a power of ten. */
function computeBins(all: readonly number[], min: number, max: number): NumberStatistics['bins'] {
  if (min === max) return [{ from: min, to: max, count: all.length }];
  const minWidth = (max - min) / MAX_BINS;
  const power = 10 ** Math.floor(Math.log10(minWidth));
  const width = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= minWidth) ?? minWidth;
  const start = Math.floor(min / width);
  const counts = new Array<number>(Math.floor(max / width) - start + 1).fill(0);
  for (const one of all) counts[Math.floor(one / width) - start]! += 1;
  return counts.map((count, at) => ({
    from: roundNoise((start + at) * width),
    to: roundNoise((start + at + 1) * width),
    count,
  }));
}

/** Rounds away floating-point noise. */
const roundNoise = (value: number): number => Number(value.toPrecision(14));

function countDays(column: SubmissionColumn, items: readonly SubmissionItem[]): DayCounts | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    const day = column.day?.(item) ?? '';
    if (/^\d{4}-\d\d-\d\d$/.test(day)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const sortedDays = [...counts.keys()].toSorted();
  const [first, last] = [sortedDays[0], sortedDays.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const answered = [...counts.values()].reduce((total, one) => total + one, 0);
  const spans =
    (Date.parse(last) - Date.parse(first)) / 86_400_000 < MAX_DAYS
      ? createDays(first, last)
      : createMonths(first, last);
  const countWithin = (from: string, to: string) =>
    sortedDays.filter((day) => day >= from && day <= to).reduce((total, day) => total + counts.get(day)!, 0);
  return {
    kind: 'days',
    ...{ answered, missing: items.length - answered },
    spans: spans.slice(-MAX_MONTHS).map((span) => ({ ...span, count: countWithin(span.first, span.last) })),
  };
}

type Span = Pick<DayCounts['spans'][number], 'first' | 'last'>;

function createDays(first: string, last: string): readonly Span[] {
  const spans: Span[] = [];
  for (let ms = Date.parse(first); ms <= Date.parse(last); ms += 86_400_000) {
    const day = new Date(ms).toISOString().slice(0, 10);
    spans.push({ first: day, last: day });
  }
  return spans;
}

function createMonths(first: string, last: string): readonly Span[] {
  const spans: Span[] = [];
  const [year = 0, month = 1] = last.split('-').map(Number);
  for (let back = 0; back < MAX_MONTHS; back += 1) {
    const day = (months: number, date: number) =>
      new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
    const span = { first: day(-back, 1), last: day(1 - back, 0) };
    spans.unshift(span);
    if (span.first <= first) break;
  }
  return spans;
}

function countWords(column: SubmissionColumn, items: readonly SubmissionItem[], locale: string): WordCounts {
  const bars = new Map<string, ValueBar>();
  let missing = 0;
  for (const item of items) {
    const text = column.text(item);
    if (text === '') missing += 1;
    for (const word of getWords(text, locale))
      bars.set(word, { id: word, label: word, count: (bars.get(word)?.count ?? 0) + 1 });
  }
  const mostFrequentWords = sortByFrequency(bars.values()).slice(0, MAX_WORDS);
  return { kind: 'words', answered: items.length - missing, missing, bars: mostFrequentWords };
}

function countLocations(column: SubmissionColumn, items: readonly SubmissionItem[]): LocationCounts {
  const bars = new Map<string, ValueBar>();
  const spots = new Map<string, LocationCounts['locations'][number]>();
  let missing = 0;
  for (const item of items) {
    const label = column.text(item);
    if (label === '') {
      missing += 1;
      continue;
    }
    bars.set(label, { id: label, label, count: (bars.get(label)?.count ?? 0) + 1 });
    const point = column.point?.(item);
    if (point) spots.set(label, { ...point, label, count: (spots.get(label)?.count ?? 0) + 1 });
  }
  const answered = items.length - missing;
  return { kind: 'places', answered, missing, locations: [...spots.values()], bars: sortByFrequency(bars.values()) };
}

/** Returns the distinct words of a text, in lower case and without short ones. */
export function getWords(text: string, locale: string): ReadonlySet<string> {
  const all = text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(all.filter(({ length }) => length >= MIN_WORD_LENGTH));
}

const sortByFrequency = (bars: Iterable<ValueBar>): readonly ValueBar[] =>
  [...bars].toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
