import type { Point } from '@tideform/components/kit/maps/maps.ts';
import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { isSummed } from '../columns/totals.ts';
import { facesOf } from './faces-of.ts';

/** What a column comes to over many submissions, as the picture that fits its kind. `missing`: so many have no answer. */
export type Aggregates = Values | Numbers | Days | Messages | Places;

interface Common {
  readonly answered: number;
  readonly missing: number;
}

/** How often each value was given, the most frequent first. */
export interface Values extends Common {
  readonly kind: 'values';
  /** The values are steps of a scale: in its order, those that nobody chose too. */
  readonly scale?: readonly string[];
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export interface Numbers extends Common {
  readonly kind: 'numbers';
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** `to` is not included but in the last one. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** How many there are of each day, or month where there are many: none is left out. */
export interface Days extends Common {
  readonly kind: 'days';
  readonly spans: readonly { readonly first: string; readonly last: string; readonly count: number }[];
}

/** Words that were written most often, each counted once in an answer. */
export interface Messages extends Common {
  readonly kind: 'words';
  readonly bars: readonly Bar[];
}

/** Where on earth answers lie, and which were given most often. */
export interface Places extends Common {
  readonly kind: 'places';
  readonly spots: readonly (Point & { readonly label: string; readonly count: number })[];
  readonly bars: readonly Bar[];
}

const mostBins = 10;
const mostWords = 20;
/** Most different short texts shown; the others are each given less often. */
const mostTexts = 20;
/** Shorter words say little. */
const shortestWord = 4;
/** More days than that are told by their months. */
const mostDays = 62;
/** Instants further apart than that are somebody's slip of the keys. */
const mostMonths = 240;

/** `undefined`: nothing of it can be counted. */
export function computeAggregates(
  column: SubmissionColumn,
  items: readonly SubmissionItem[],
  locale: string,
): Aggregates | undefined {
  if (column.values) return values(column, items);
  if (column.point) return places(column, items);
  if (isSummed(column)) return numbers(column, items);
  if (column.day) return days(column, items);
  if (column.kind === 'longText') return words(column, items, locale);
  return undefined;
}

function values(column: SubmissionColumn, items: readonly SubmissionItem[]): Values {
  const bars = new Map<string, Bar>();
  let missing = 0;
  for (const item of items) {
    const here = column.values?.(item) ?? [];
    if (here.length === 0) missing += 1;
    for (const { id, label } of here) {
      const bar = bars.get(id);
      bars.set(id, { id, label: bar?.label ?? label, count: (bar?.count ?? 0) + 1 });
    }
  }
  const common = { kind: 'values', answered: items.length - missing, missing } as const;
  const { scale } = column;
  const frequent = frequentFirst(bars.values()).slice(0, column.filter === 'text' ? mostTexts : undefined);
  // Others than scales of bad and good say most by what was chosen most.
  if (!scale || !facesOf(scale)) return { ...common, bars: frequent };
  const steps = scale.map(
    (step) => frequent.find(({ label }) => label === step) ?? { id: step, label: step, count: 0 },
  );
  return {
    ...common,
    scale,
    bars: [...steps, ...frequent.filter(({ label }) => !scale.includes(label))],
  };
}

function numbers(column: SubmissionColumn, items: readonly SubmissionItem[]): Numbers | undefined {
  const all = items
    .map((item) => column.order?.(item))
    .filter((one) => typeof one === 'number')
    .toSorted((a, b) => a - b);
  if (all.length === 0) return undefined;
  const sum = exact(all.reduce((so, one) => so + one, 0));
  const middle = Math.floor(all.length / 2);
  const [least, most] = [all[0]!, all.at(-1)!];
  return {
    kind: 'numbers',
    ...{ answered: all.length, missing: items.length - all.length },
    ...{ sum, least, most, mean: exact(sum / all.length) },
    median: all.length % 2 === 1 ? all[middle]! : exact((all[middle - 1]! + all[middle]!) / 2),
    bins: binsOf(all, least, most),
  };
}

/** As wide as 1, 2 or 5 of some power of ten. */
function binsOf(all: readonly number[], least: number, most: number): Numbers['bins'] {
  if (least === most) return [{ from: least, to: most, count: all.length }];
  const rough = (most - least) / mostBins;
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? rough;
  const start = Math.floor(least / width);
  const counts = new Array<number>(Math.floor(most / width) - start + 1).fill(0);
  for (const one of all) counts[Math.floor(one / width) - start]! += 1;
  return counts.map((count, at) => ({ from: exact((start + at) * width), to: exact((start + at + 1) * width), count }));
}

/** Without the noise in the last digits of decimals. */
const exact = (value: number): number => Number(value.toPrecision(14));

function days(column: SubmissionColumn, items: readonly SubmissionItem[]): Days | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    const day = column.day?.(item) ?? '';
    if (/^\d{4}-\d\d-\d\d$/.test(day)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const known = [...counts.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const answered = [...counts.values()].reduce((so, one) => so + one, 0);
  const spans =
    (Date.parse(last) - Date.parse(first)) / 86_400_000 < mostDays ? eachDay(first, last) : eachMonth(first, last);
  const within = (from: string, to: string) =>
    known.filter((day) => day >= from && day <= to).reduce((so, day) => so + counts.get(day)!, 0);
  return {
    kind: 'days',
    ...{ answered, missing: items.length - answered },
    spans: spans.slice(-mostMonths).map((span) => ({ ...span, count: within(span.first, span.last) })),
  };
}

type Span = Pick<Days['spans'][number], 'first' | 'last'>;

function eachDay(first: string, last: string): readonly Span[] {
  const spans: Span[] = [];
  for (let ms = Date.parse(first); ms <= Date.parse(last); ms += 86_400_000) {
    const day = new Date(ms).toISOString().slice(0, 10);
    spans.push({ first: day, last: day });
  }
  return spans;
}

function eachMonth(first: string, last: string): readonly Span[] {
  const spans: Span[] = [];
  const [year = 0, month = 1] = last.split('-').map(Number);
  for (let back = 0; back < mostMonths; back += 1) {
    const day = (months: number, date: number) =>
      new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
    const span = { first: day(-back, 1), last: day(1 - back, 0) };
    spans.unshift(span);
    if (span.first <= first) break;
  }
  return spans;
}

function words(column: SubmissionColumn, items: readonly SubmissionItem[], locale: string): Messages {
  const bars = new Map<string, Bar>();
  let missing = 0;
  for (const item of items) {
    const text = column.text(item);
    if (text === '') missing += 1;
    for (const word of wordsIn(text, locale))
      bars.set(word, { id: word, label: word, count: (bars.get(word)?.count ?? 0) + 1 });
  }
  const found = frequentFirst(bars.values()).slice(0, mostWords);
  return { kind: 'words', answered: items.length - missing, missing, bars: found };
}

function places(column: SubmissionColumn, items: readonly SubmissionItem[]): Places {
  const bars = new Map<string, Bar>();
  const spots = new Map<string, Places['spots'][number]>();
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
  return { kind: 'places', answered, missing, spots: [...spots.values()], bars: frequentFirst(bars.values()) };
}

/** The words of a text that say something, each once. */
export function wordsIn(text: string, locale: string): ReadonlySet<string> {
  const all = text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(all.filter(({ length }) => length >= shortestWord));
}

const frequentFirst = (bars: Iterable<Bar>): readonly Bar[] =>
  [...bars].toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
