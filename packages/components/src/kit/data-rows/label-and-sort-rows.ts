import { formatAsText, getAtPath, isRecord } from '@tideform/engine';
import { textCollator } from '../sorting/compare-text.ts';
import type { SortableText } from '../sorting/text-collator.ts';
import { createYielder, forEachYielding, sortYielding } from '../sorting/yielding.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { createRowLabelFormatter, type RowLabelSettings } from './row-labels.ts';

export type DataRow = Readonly<Record<string, unknown>>;

export interface RowOrder extends RowLabelSettings {
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
}

/** Row with its label. */
export interface LabeledRow {
  readonly row: DataRow;
  readonly label: string;
}

/** Rows of a data source that have a label, in the configured order. */
export type SortedRows = readonly LabeledRow[];

const preparedRowsCache = new WeakMap<readonly unknown[], Map<string, Promise<SortedRows | undefined>>>();

/**
 * Labels and sorts the rows of a data source in small steps, so that the page stays responsive with a hundred thousand
 * rows. The result is cached per list of rows and order, because many fields use the same ones.
 *
 * @returns `undefined` if a row contains hostile JSON
 */
export function labelAndSortRows(rows: readonly unknown[], order: RowOrder): Promise<SortedRows | undefined> {
  const { labelProperty, template, sortBy, sortDirection } = order;
  const orderKey = JSON.stringify([labelProperty, template, sortBy, sortDirection]);
  const rowsByOrder = preparedRowsCache.get(rows) ?? new Map<string, Promise<SortedRows | undefined>>();
  preparedRowsCache.set(rows, rowsByOrder);
  const prepared = rowsByOrder.get(orderKey) ?? computeSortedRows(rows, order);
  rowsByOrder.set(orderKey, prepared);
  return prepared;
}

async function computeSortedRows(rows: readonly unknown[], order: RowOrder): Promise<SortedRows | undefined> {
  const yielder = createYielder();
  const labelOf = createRowLabelFormatter(order);
  const keyOf = createSortKeyGetter(order);
  const labeled: SortableRow[] = [];
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
  return sortYielding(labeled, (one, other) => sign * compareSortKeys(one.key, other.key), yielder);
}

interface SortKey extends SortableText {
  /** Numeric sort value; NaN if the text isn't a number. */
  readonly amount: number;
}

interface SortableRow extends LabeledRow {
  readonly key: SortKey;
}

function createSortKeyGetter({ sortBy }: RowOrder): (row: DataRow) => SortKey {
  const path = sortBy.split('.');
  return (row) => {
    const words = sortBy === '' ? '' : formatAsText(getAtPath(row, path));
    return { ...textCollator.entry(words), amount: words.trim() === '' ? Number.NaN : Number(words) };
  };
}

function compareSortKeys(one: SortKey, other: SortKey): number {
  if (!Number.isNaN(one.amount) && !Number.isNaN(other.amount)) return one.amount - other.amount;
  return textCollator.compare(one, other);
}
