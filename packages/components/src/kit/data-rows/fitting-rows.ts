import { eachInBreaths, openBreath } from '../sorting/in-breaths.ts';
import { isHostileRow } from './is-hostile-row.ts';
import { readFilter } from './read-filter.ts';

type Rows = readonly unknown[];

const known = new WeakMap<Rows, Map<string, Promise<Rows | undefined>>>();
const MOST_KNOWN = 8;

/**
 * The rows for which a filter is true, each looked at for itself, while the page goes on hearing people. The same list for the same rows
 * and filter: what is worked out of it is kept with it.
 *
 * @returns `undefined`: the filter cannot be read, or something in them is hostile
 */
export function fittingRows(rows: Rows, filter: string): Promise<Rows | undefined> {
  const ways = known.get(rows) ?? new Map<string, Promise<Rows | undefined>>();
  known.set(rows, ways);
  const fitting = ways.get(filter) ?? findFitting(rows, filter);
  // What was asked for last is kept longest.
  ways.delete(filter);
  const [oldest] = ways.keys();
  if (ways.size >= MOST_KNOWN && oldest !== undefined) ways.delete(oldest);
  ways.set(filter, fitting);
  return fitting;
}

async function findFitting(rows: Rows, filter: string): Promise<Rows | undefined> {
  const fits = readFilter(filter);
  if (!fits) return undefined;
  const fitting: unknown[] = [];
  let isHostile = false;
  await eachInBreaths(rows, openBreath(), (row) => {
    if (isHostile || !fits(row)) return;
    isHostile = isHostileRow(row);
    fitting.push(row);
  });
  if (isHostile) return undefined;
  return fitting.length === rows.length ? rows : fitting;
}
