import { isRecord, readAt, wordOf } from '@tideform/engine';
import { type Choice, choiceKey } from '../read/choice.ts';
import { compareWords } from './compare-words.ts';
import { readFilter } from './read-filter.ts';
import { type RowNaming, rowLabels } from './row-labels.ts';

/** More rows than any device has of a source. */
const MOST_ROWS = 200_000;

export interface RowReading extends RowNaming {
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
  /** Rows that are called the same are one choice. */
  readonly removeDuplicates: boolean;
  /** What is kept of a row, beside its id; none: all of it. */
  readonly selectFields: readonly string[];
}

/** @param filter with its holes filled in. @returns `undefined` where it cannot be read */
export function choicesOfRows(
  rows: readonly unknown[],
  reading: RowReading,
  filter: string,
): readonly Choice[] | undefined {
  const isWanted = readFilter(filter);
  if (!isWanted) return undefined;
  const labelOf = rowLabels(reading);
  const byKey = new Map<string, Choice>();
  const counts = new Map<string, number>();
  for (const row of sorted(rows.filter(isRecord).filter(isWanted), reading)) {
    const label = labelOf(row);
    const value = keptOf(row, reading.selectFields);
    const key = reading.removeDuplicates ? label : choiceKey(value);
    if (label === '' || byKey.has(key)) continue;
    byKey.set(key, { value, label });
    counts.set(label, (counts.get(label) ?? 0) + 1);
    if (byKey.size === MOST_ROWS) break;
  }
  return [...byKey.values()].map((choice) => toldApart(choice, counts));
}

/** Of several that are called the same each shows its id. */
function toldApart({ label, value }: Choice, counts: ReadonlyMap<string, number>): Choice {
  const id = isRecord(value) ? wordOf(value.id) : '';
  return { value, label: id !== '' && (counts.get(label) ?? 0) > 1 ? `${label} (${id})` : label };
}

function sorted(rows: readonly Row[], { sortBy, sortDirection }: RowReading): readonly Row[] {
  if (sortBy === '') return rows;
  const path = sortBy.split('.');
  const turn = sortDirection === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => turn * compareWords(wordOf(readAt(one, path)), wordOf(readAt(other, path))));
}

function keptOf(row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  return Object.fromEntries(['id', ...fields].flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}

type Row = Readonly<Record<string, unknown>>;
