import type { Column, List } from '../../library/item.ts';
import type { Fields } from '../../library/library-tables.ts';
import { isLookup, isMultiValue } from '../../library/lists/columns.ts';
import { findLookupTargets } from '../../library/rows/lookups-store.ts';
import type { GraphContext } from '../call/graph-call.ts';

interface DescribeValuesOptions {
  readonly list: List;
  readonly columns: readonly Column[];
  readonly rows: readonly Fields[];
  /** Names of the columns that the call selects; `undefined` if it selects none. */
  readonly names: readonly string[] | undefined;
}

/** Display texts of lookup targets: maps a column name to a map from row number to text. */
type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>;

/**
 * Returns a function that describes the custom column values of the given rows. Hidden columns are omitted unless they
 * are named.
 */
export async function describeValues(
  context: GraphContext,
  { list, columns, rows, names }: DescribeValuesOptions,
): Promise<(fields: Fields) => Record<string, unknown>> {
  const isNamed = (name: string) => names?.some((one) => one.toLowerCase() === name.toLowerCase()) ?? false;
  const visibleColumns = columns.filter(
    (column) => !column.isHidden || isNamed(column.name) || (isLookup(column) && isNamed(`${column.name}LookupId`)),
  );
  const columnsWithTitles = visibleColumns.filter(
    (column) => isLookup(column) && (isMultiValue(column) || isNamed(column.name)),
  );
  const titles = await loadTitles(context, list, columnsWithTitles, rows);
  return (fields) => Object.fromEntries(visibleColumns.flatMap((column) => describeValue(column, fields, titles)));
}

function describeValue(column: Column, fields: Fields, titles: Titles): [string, unknown][] {
  const { name } = column;
  const value = fields[name];
  if (value === undefined) return [];
  if (!isLookup(column)) return [[name, value]];
  const columnTitles = titles.get(name);
  const getTitle = (number: unknown) => columnTitles?.get(Number(number)) ?? '';
  if (Array.isArray(value)) {
    return [[name, value.map((number) => ({ LookupId: number, LookupValue: getTitle(number) }))]];
  }
  const lookupId: [string, unknown] = [`${name}LookupId`, String(value)];
  return columnTitles === undefined ? [lookupId] : [lookupId, [name, getTitle(value)]];
}

async function loadTitles(
  context: GraphContext,
  list: List,
  columns: readonly Column[],
  rows: readonly Fields[],
): Promise<Titles> {
  const entries = columns.map(async (column) => {
    const numbers = rows.flatMap((fields) => [fields[column.name] ?? []].flat()) as number[];
    return [column.name, await findLookupTargets(context.db, list, column, [...new Set(numbers)])] as const;
  });
  return new Map(await Promise.all(entries));
}
