import { createYielder, forEachYielding } from '../sorting/yielding.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { parseFilter } from './parse-filter.ts';

type Rows = readonly unknown[];

const cache = new WeakMap<Rows, Map<string, Promise<Rows | undefined>>>();
const MAX_CACHED = 8;

/**
 * Returns the rows that match a filter, computed in small steps so that the page stays responsive. The same rows and
 * filter return the same list, so that results computed from it can be cached with it.
 *
 * @returns `undefined` if the filter is invalid or a row contains hostile JSON
 */
export function filterRows(rows: Rows, filter: string): Promise<Rows | undefined> {
  const rowsByFilter = cache.get(rows) ?? new Map<string, Promise<Rows | undefined>>();
  cache.set(rows, rowsByFilter);
  const filtered = rowsByFilter.get(filter) ?? computeFilteredRows(rows, filter);
  // Moves the filter to the end of the map, so that the least recently used filter is dropped first.
  rowsByFilter.delete(filter);
  const [oldest] = rowsByFilter.keys();
  if (rowsByFilter.size >= MAX_CACHED && oldest !== undefined) rowsByFilter.delete(oldest);
  rowsByFilter.set(filter, filtered);
  return filtered;
}

async function computeFilteredRows(rows: Rows, filter: string): Promise<Rows | undefined> {
  const matchesFilter = parseFilter(filter);
  if (!matchesFilter) return undefined;
  const filtered: unknown[] = [];
  let isHostile = false;
  await forEachYielding(rows, createYielder(), (row) => {
    if (isHostile || !matchesFilter(row)) return;
    isHostile = isHostileRow(row);
    filtered.push(row);
  });
  if (isHostile) return undefined;
  return filtered.length === rows.length ? rows : filtered;
}
