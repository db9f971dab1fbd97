import type { Column, List } from '../../library/item.ts';
import type { Fields } from '../../library/library-tables.ts';
import { holdsSeveral, isLookup } from '../../library/lists/columns.ts';
import { findTargets } from '../../library/rows/lookups-store.ts';
import type { GraphContext } from '../call/graph-call.ts';

interface Rows {
  readonly list: List;
  readonly columns: readonly Column[];
  readonly rows: readonly Fields[];
  /** Columns that were asked for by name. */
  readonly names: readonly string[] | undefined;
}

/** Titles of the rows that the lookups of some rows name: column → number → title. */
type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** How the values of custom columns are shown in some rows. Hidden columns are left out unless they are named. */
export async function describeValues(
  context: GraphContext,
  { list, columns, rows, names }: Rows,
): Promise<(fields: Fields) => Record<string, unknown>> {
  const isNamed = (name: string) => names?.some((one) => one.toLowerCase() === name.toLowerCase()) ?? false;
  const shown = columns.filter(
    (column) => !column.isHidden || isNamed(column.name) || (isLookup(column) && isNamed(`${column.name}LookupId`)),
  );
  const titled = shown.filter((column) => isLookup(column) && (holdsSeveral(column) || isNamed(column.name)));
  const titles = await readTitles(context, list, titled, rows);
  return (fields) => Object.fromEntries(shown.flatMap((column) => describeValue(column, fields, titles)));
}

function describeValue(column: Column, fields: Fields, titles: Titles): [string, unknown][] {
  const { name } = column;
  const value = fields[name];
  if (value === undefined) return [];
  if (!isLookup(column)) return [[name, value]];
  const known = titles.get(name);
  const titleOf = (number: unknown) => known?.get(Number(number)) ?? '';
  if (Array.isArray(value)) {
    return [[name, value.map((number) => ({ LookupId: number, LookupValue: titleOf(number) }))]];
  }
  const lookupId: [string, unknown] = [`${name}LookupId`, String(value)];
  return known === undefined ? [lookupId] : [lookupId, [name, titleOf(value)]];
}

async function readTitles(
  context: GraphContext,
  list: List,
  columns: readonly Column[],
  rows: readonly Fields[],
): Promise<Titles> {
  const found = columns.map(async (column) => {
    const numbers = rows.flatMap((fields) => [fields[column.name] ?? []].flat()) as number[];
    return [column.name, await findTargets(context.db, list, column, [...new Set(numbers)])] as const;
  });
  return new Map(await Promise.all(found));
}
