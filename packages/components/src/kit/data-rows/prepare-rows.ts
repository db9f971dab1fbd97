import { isRecord, readAt, wordOf } from '@tideform/engine';
import { dictionary } from '../sorting/compare-text.ts';
import type { Entry } from '../sorting/dictionary.ts';
import { eachInBreaths, openBreath, sortedInBreaths } from '../sorting/in-breaths.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { type RowNaming, rowLabels } from './row-labels.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface RowOrder extends RowNaming {
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
}

/** A row and what it is called. */
export interface NamedRow {
  readonly row: Row;
  readonly label: string;
}

/** The rows of a source that have names, in the order that the author wants. */
export type PreparedRows = readonly NamedRow[];

const known = new WeakMap<readonly unknown[], Map<string, Promise<PreparedRows | undefined>>>();

/**
 * Names and sorts the rows of a source, of which there may be a hundred thousand, while the page goes on hearing people. What was
 * prepared of the same rows is remembered: many fields ask for them.
 *
 * @returns `undefined`: something in them is hostile
 */
export function prepareRows(rows: readonly unknown[], order: RowOrder): Promise<PreparedRows | undefined> {
  const { labelProperty, template, sortBy, sortDirection } = order;
  const way = JSON.stringify([labelProperty, template, sortBy, sortDirection]);
  const ways = known.get(rows) ?? new Map<string, Promise<PreparedRows | undefined>>();
  known.set(rows, ways);
  const prepared = ways.get(way) ?? prepare(rows, order);
  ways.set(way, prepared);
  return prepared;
}

async function prepare(rows: readonly unknown[], order: RowOrder): Promise<PreparedRows | undefined> {
  const breath = openBreath();
  const labelOf = rowLabels(order);
  const keyOf = sortKeys(order);
  const named: Sortable[] = [];
  let isHostile = false;
  await eachInBreaths(rows, breath, (row) => {
    isHostile ||= isHostileRow(row);
    if (isHostile || !isRecord(row)) return;
    const label = labelOf(row);
    if (label !== '') named.push({ row, label, key: keyOf(row) });
  });
  if (isHostile) return undefined;
  if (order.sortBy === '') return named;
  const turn = order.sortDirection === 'desc' ? -1 : 1;
  return sortedInBreaths(named, (one, other) => turn * compareKeys(one.key, other.key), breath);
}

interface Key extends Entry {
  /** NaN: it is no number. */
  readonly amount: number;
}

interface Sortable extends NamedRow {
  readonly key: Key;
}

function sortKeys({ sortBy }: RowOrder): (row: Row) => Key {
  const path = sortBy.split('.');
  return (row) => {
    const words = sortBy === '' ? '' : wordOf(readAt(row, path));
    return { ...dictionary.entry(words), amount: words.trim() === '' ? Number.NaN : Number(words) };
  };
}

function compareKeys(one: Key, other: Key): number {
  if (!Number.isNaN(one.amount) && !Number.isNaN(other.amount)) return one.amount - other.amount;
  return dictionary.compare(one, other);
}
