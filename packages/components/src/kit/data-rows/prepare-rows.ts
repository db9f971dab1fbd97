import { formatAsText, isRecord, readAt } from '@tideform/engine';
import { dictionary } from '../sorting/compare-text.ts';
import type { SortableText } from '../sorting/dictionary.ts';
import { createYielder, forEachYielding, sortYielding } from '../sorting/yielding.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { createRowLabelFormatter, type RowLabelSettings } from './row-labels.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface RowOrder extends RowLabelSettings {
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
}

/** Row with its label. */
export interface LabeledRow {
  readonly row: Row;
  readonly label: string;
}

/** Rows of a data source that have a label, in the configured order. */
export type PreparedRows = readonly LabeledRow[];

const cache = new WeakMap<readonly unknown[], Map<string, Promise<PreparedRows | undefined>>>();

/**
 * Labels and sorts the rows of a data source in small steps, so that the page stays responsive with a hundred thousand
 * rows. The result is cached per list of rows and order, because many fields use the same ones.
 *
 * @returns `undefined` if a row contains hostile JSON
 */
export function prepareRows(rows: readonly unknown[], order: RowOrder): Promise<PreparedRows | undefined> {
  const { labelProperty, template, sortBy, sortDirection } = order;
  const orderKey = JSON.stringify([labelProperty, template, sortBy, sortDirection]);
  const rowsByOrder = cache.get(rows) ?? new Map<string, Promise<PreparedRows | undefined>>();
  cache.set(rows, rowsByOrder);
  const prepared = rowsByOrder.get(orderKey) ?? prepare(rows, order);
  rowsByOrder.set(orderKey, prepared);
  return prepared;
}

async function prepare(rows: readonly unknown[], order: RowOrder): Promise<PreparedRows | undefined> {
  const yielder = createYielder();
  const labelOf = createRowLabelFormatter(order);
  const keyOf = createSortKeyReader(order);
  const labeled: Sortable[] = [];
  let isHostile = false;
  await forEachYielding(rows, yielder, (row) => {
    isHostile ||= isHostileRow(row);
    if (isHostile || !isRecord(row)) return;
    const label = labelOf(row);
    if (label !== '') labeled.push({ row, label, key: keyOf(row) });
  });
  if (isHostile) return undefined;
  if (order.sortBy === '') return labeled;
  const sign = order.sortDirection === 'desc' ? -1 : 1;
  return sortYielding(labeled, (one, other) => sign * compareKeys(one.key, other.key), yielder);
}

interface Key extends SortableText {
  /** Numeric sort value; NaN if the text isn't a number. */
  readonly amount: number;
}

interface Sortable extends LabeledRow {
  readonly key: Key;
}

function createSortKeyReader({ sortBy }: RowOrder): (row: Row) => Key {
  const path = sortBy.split('.');
  return (row) => {
    const words = sortBy === '' ? '' : formatAsText(readAt(row, path));
    return { ...dictionary.entry(words), amount: words.trim() === '' ? Number.NaN : Number(words) };
  };
}

function compareKeys(one: Key, other: Key): number {
  if (!Number.isNaN(one.amount) && !Number.isNaN(other.amount)) return one.amount - other.amount;
  return dictionary.compare(one, other);
}
