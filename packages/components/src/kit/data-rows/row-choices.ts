import { formatAsText, isRecord } from '@tideform/engine';
import { MAX_ROW_CHOICES } from '../choices/parse-choices.ts';
import { type Choice, getChoiceKey } from '../read/choice.ts';
import type { DataRow, RowOrder, SortedRows } from './label-and-sort-rows.ts';
import { parseRowFilter } from './parse-row-filter.ts';

export interface RowChoiceSettings extends RowOrder {
  /** Whether rows with the same label become one choice. */
  readonly removeDuplicates: boolean;
  /** Columns stored in an answer in addition to the ID; empty: all columns. */
  readonly selectFields: readonly string[];
}

/** Caches the choices of each list of rows, so that opening the list again is instant. */
const rowChoicesCache = new WeakMap<SortedRows, Map<string, readonly Choice[] | undefined>>();
const MAX_CACHED = 8;

/**
 * Returns the rows that match the filter as choices.
 * @param filter filter whose template expressions are already filled in
 * @returns `undefined` if the filter is invalid
 */
export function getRowChoices(
  rows: SortedRows,
  settings: RowChoiceSettings,
  filter: string,
): readonly Choice[] | undefined {
  const settingsKey = JSON.stringify([settings.removeDuplicates, settings.selectFields, filter]);
  const choicesBySettings = rowChoicesCache.get(rows) ?? new Map<string, readonly Choice[] | undefined>();
  rowChoicesCache.set(rows, choicesBySettings);
  const choices = choicesBySettings.has(settingsKey)
    ? choicesBySettings.get(settingsKey)
    : computeRowChoices(rows, settings, filter);
  const [oldest] = choicesBySettings.keys();
  if (choicesBySettings.size >= MAX_CACHED && oldest !== undefined) choicesBySettings.delete(oldest);
  choicesBySettings.set(settingsKey, choices);
  return choices;
}

function computeRowChoices(
  rows: SortedRows,
  settings: RowChoiceSettings,
  filter: string,
): readonly Choice[] | undefined {
  const matchesFilter = parseRowFilter(filter);
  if (!matchesFilter) return undefined;
  const byKey = new Map<string, Choice>();
  const counts = new Map<string, number>();
  for (const { row, label } of rows) {
    if (!matchesFilter(row)) continue;
    const value = pickColumns(row, settings.selectFields);
    const key = settings.removeDuplicates ? label : getChoiceKey(value);
    if (byKey.has(key)) continue;
    byKey.set(key, { value, label });
    if (!settings.removeDuplicates) counts.set(label, (counts.get(label) ?? 0) + 1);
    if (byKey.size === MAX_ROW_CHOICES) break;
  }
  const choices = [...byKey.values()];
  return settings.removeDuplicates || counts.size === choices.length
    ? choices
    : choices.map((choice) => makeLabelUnique(choice, counts));
}

/** Adds the ID to a label that several rows share. */
function makeLabelUnique({ label, value }: Choice, counts: ReadonlyMap<string, number>): Choice {
  const id = isRecord(value) ? formatAsText(value.id) : '';
  return { value, label: id !== '' && (counts.get(label) ?? 0) > 1 ? `${label} (${id})` : label };
}

function pickColumns(row: DataRow, fields: readonly string[]): DataRow {
  if (fields.length === 0) return row;
  return Object.fromEntries(['id', ...fields].flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}
