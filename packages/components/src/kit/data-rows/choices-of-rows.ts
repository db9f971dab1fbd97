import { isRecord, wordOf } from '@tideform/engine';
import { MOST_ROWS } from '../choices/choices-in.ts';
import { type Choice, choiceKey } from '../read/choice.ts';
import type { PreparedRows, Row, RowOrder } from './prepare-rows.ts';
import { readFilter } from './read-filter.ts';

export interface RowReading extends RowOrder {
  /** Rows that are called the same are one choice. */
  readonly removeDuplicates: boolean;
  /** What is kept of a row, beside its id; none: all of it. */
  readonly selectFields: readonly string[];
}

/** What was offered last of the same rows: who opens a list again waits for nothing. */
const known = new WeakMap<PreparedRows, Map<string, readonly Choice[] | undefined>>();
const MOST_KNOWN = 8;

/**
 * The rows that fit, as choices.
 * @param filter with its holes filled in. @returns `undefined` where it cannot be read
 */
export function choicesOfRows(rows: PreparedRows, reading: RowReading, filter: string): readonly Choice[] | undefined {
  const way = JSON.stringify([reading.removeDuplicates, reading.selectFields, filter]);
  const ways = known.get(rows) ?? new Map<string, readonly Choice[] | undefined>();
  known.set(rows, ways);
  const choices = ways.has(way) ? ways.get(way) : fittingChoices(rows, reading, filter);
  const [oldest] = ways.keys();
  if (ways.size >= MOST_KNOWN && oldest !== undefined) ways.delete(oldest);
  ways.set(way, choices);
  return choices;
}

function fittingChoices(rows: PreparedRows, reading: RowReading, filter: string): readonly Choice[] | undefined {
  const isWanted = readFilter(filter);
  if (!isWanted) return undefined;
  const byKey = new Map<string, Choice>();
  const counts = new Map<string, number>();
  for (const { row, label } of rows) {
    if (!isWanted(row)) continue;
    const value = keptOf(row, reading.selectFields);
    const key = reading.removeDuplicates ? label : choiceKey(value);
    if (byKey.has(key)) continue;
    byKey.set(key, { value, label });
    if (!reading.removeDuplicates) counts.set(label, (counts.get(label) ?? 0) + 1);
    if (byKey.size === MOST_ROWS) break;
  }
  const choices = [...byKey.values()];
  return reading.removeDuplicates || counts.size === choices.length
    ? choices
    : choices.map((choice) => toldApart(choice, counts));
}

/** Of several that are called the same each shows its id. */
function toldApart({ label, value }: Choice, counts: ReadonlyMap<string, number>): Choice {
  const id = isRecord(value) ? wordOf(value.id) : '';
  return { value, label: id !== '' && (counts.get(label) ?? 0) > 1 ? `${label} (${id})` : label };
}

function keptOf(row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  return Object.fromEntries(['id', ...fields].flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}
