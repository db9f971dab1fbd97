import { formatAsText, isRecord } from '@tideform/engine';
import { MAX_ROWS } from '../choices/parse-choices.ts';
import { type Choice, choiceKey } from '../read/choice.ts';
import { parseFilter } from './parse-filter.ts';
import type { PreparedRows, Row, RowOrder } from './prepare-rows.ts';

export interface RowChoiceSettings extends RowOrder {
  /** Whether rows with the same label become one choice. */
  readonly removeDuplicates: boolean;
  /** Columns stored in an answer in addition to the ID; empty: all columns. */
  readonly selectFields: readonly string[];
}

/** Caches the choices of each list of rows, so that opening the list again is instant. */
const cache = new WeakMap<PreparedRows, Map<string, readonly Choice[] | undefined>>();
const MAX_CACHED = 8;

/**
 * Returns the rows that match the filter as choices.
 * @param filter filter whose template expressions are already filled in
 * @returns `undefined` if the filter is invalid
 */
export function getRowChoices(
  rows: PreparedRows,
  reading: RowChoiceSettings,
  filter: string,
): readonly Choice[] | undefined {
  const settingsKey = JSON.stringify([reading.removeDuplicates, reading.selectFields, filter]);
  const choicesBySettings = cache.get(rows) ?? new Map<string, readonly Choice[] | undefined>();
  cache.set(rows, choicesBySettings);
  const choices = choicesBySettings.has(settingsKey)
    ? choicesBySettings.get(settingsKey)
    : computeChoices(rows, reading, filter);
  const [oldest] = choicesBySettings.keys();
  if (choicesBySettings.size >= MAX_CACHED && oldest !== undefined) choicesBySettings.delete(oldest);
  choicesBySettings.set(settingsKey, choices);
  return choices;
}

function computeChoices(rows: PreparedRows, reading: RowChoiceSettings, filter: string): readonly Choice[] | undefined {
  const matchesFilter = parseFilter(filter);
  if (!matchesFilter) return undefined;
  const byKey = new Map<string, Choice>();
  const counts = new Map<string, number>();
  for (const { row, label } of rows) {
    if (!matchesFilter(row)) continue;
    const value = pickColumns(row, reading.selectFields);
    const key = reading.removeDuplicates ? label : choiceKey(value);
    if (byKey.has(key)) continue;
    byKey.set(key, { value, label });
    if (!reading.removeDuplicates) counts.set(label, (counts.get(label) ?? 0) + 1);
    if (byKey.size === MAX_ROWS) break;
  }
  const choices = [...byKey.values()];
  return reading.removeDuplicates || counts.size === choices.length
    ? choices
    : choices.map((choice) => withUniqueLabel(choice, counts));
}

/** Adds the ID to a label that several rows share. */
function withUniqueLabel({ label, value }: Choice, counts: ReadonlyMap<string, number>): Choice {
  const id = isRecord(value) ? formatAsText(value.id) : '';
  return { value, label: id !== '' && (counts.get(label) ?? 0) > 1 ? `${label} (${id})` : label };
}

function pickColumns(row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  return Object.fromEntries(['id', ...fields].flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}
