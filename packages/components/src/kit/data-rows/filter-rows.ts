import { createYielder, forEachYielding } from '../sorting/yielding.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { parseRowFilter } from './parse-row-filter.ts';

type UnknownRows = readonly unknown[];

const filteredRowsCache = new WeakMap<UnknownRows, Map<string, Promise<UnknownRows | undefined>>>();
const MAX_CACHED = 8;

/**
 * Returns the rows that match a filter, computed in small steps so that the page stays responsive. The same rows and
 * filter return the same list, so that results computed from it can be cached with it.
 *
 * @returns `undefined` if the filter is invalid or a row contains hostile JSON
 */
export function filterRows(rows: UnknownRows, filter: string): Promise<UnknownRows | undefined> {
  const rowsByFilter = filteredRowsCache.get(rows) ?? new Map<string, Promise<UnknownRows | undefined>>();
  filteredRowsCache.set(rows, rowsByFilter);
  const filtered = rowsByFilter.get(filter) ?? computeFilteredRows(rows, filter);
  // Moves the filter to the end of the map, so that the least recently used filter is dropped first.
  rowsByFilter.delete(filter);
  const [oldest] = rowsByFilter.keys();
  if (rowsByFilter.size >= MAX_CACHED && oldest !== undefined) rowsByFilter.delete(oldest);
  rowsByFilter.set(filter, filtered);
  return filtered;
}

async function computeFilteredRows(rows: UnknownRows, filter: string): Promise<UnknownRows | undefined> {
  const matchesFilter = parseRowFilter(filter);
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
