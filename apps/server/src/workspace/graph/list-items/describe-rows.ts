import { contentTypeIds, type SiteContentType, selectSiteNames } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import { type Column, formatListItemETag, getContentFor, type Item, type List } from '../../library/item.ts';
import { getPath } from '../../library/items/item-address.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import type { Fields } from '../../library/library-tables.ts';
import { isLookup, isMultiValue } from '../../library/lists/columns.ts';
import { assignUserNumbers, findSite, listColumns } from '../../library/lists/lists-store.ts';
import { findLookupTargets } from '../../library/rows/rows-store.ts';
import { describeIdentitySet, formatInstant, formatSiteId, getWebUrl } from '../answer/describe.ts';
import { selectProperties } from '../answer/select.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';

/** List items to describe. */
export interface DescribeRowsOptions {
  readonly list: List;
  readonly items: readonly Item[];
  /** Columns to include: `'shown'` for all that aren't hidden, or the named ones. */
  readonly fields?: readonly string[] | 'shown';
}

/** Describes items as Graph's listItem resources, in the same order. */
export async function describeRows(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, fields }: DescribeRowsOptions,
): Promise<Record<string, unknown>[]> {
  const [site, lineage, people] = await Promise.all([
    findSite(context.db, list.siteId),
    loadLineage(
      context.db,
      items.flatMap((item) => item.parentId ?? []),
    ),
    findPeople(
      context.database,
      items.flatMap((item) => [item.createdBy, item.modifiedBy]),
    ),
  ]);
  const names = fields === 'shown' ? undefined : fields;
  const values = fields ? await describeFields(call, context, { list, items, names }) : undefined;
  return items.map((item, at) => {
    const eTag = formatListItemETag(item);
    const folder = lineage.get(item.parentId ?? '');
    return {
      '@odata.etag': eTag,
      id: String(item.row),
      eTag,
      createdDateTime: formatInstant(item.createdAt),
      lastModifiedDateTime: formatInstant(item.modifiedAt),
      webUrl: getWebUrl(context, site, list, getPath(item, lineage)),
      createdBy: describeIdentitySet(people, item.createdBy),
      lastModifiedBy: describeIdentitySet(people, item.modifiedBy),
      parentReference: { ...(folder ? { id: folder.uniqueId } : {}), siteId: formatSiteId(context, site) },
      contentType: getContentType(context, list, item),
      ...(values ? { fields: values[at] } : {}),
    };
  });
}

/** Describes column values of items. Hidden columns are included only by name; columns without a value are omitted. */
export async function describeFields(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, names }: { list: List; items: readonly Item[]; names?: readonly string[] | undefined },
): Promise<Record<string, unknown>[]> {
  const columns = await listColumns(context.db, list.id);
  const rows = items.map((item) => getContentFor(item, call.actor.personId).fields);
  const [numbers, describe] = await Promise.all([
    assignUserNumbers(
      context.db,
      list.siteId,
      items.flatMap((item) => [item.createdBy, item.modifiedBy]),
    ),
    describeValues(context, { list, columns, rows, names }),
  ]);
  return items.map((item, at) => {
    const values = {
      '@odata.etag': formatListItemETag(item),
      ...getBuiltInValues(context, list, { ...item, fields: rows[at]! }, numbers),
      ...describe(rows[at]!),
    };
    return names === undefined ? values : selectProperties(values, { select: names });
  });
}

/** Returns the values that a list computes from its items. */
export function getBuiltInValues(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
  numbers: ReadonlyMap<string, number>,
): Record<string, unknown> {
  return {
    id: String(item.row),
    ContentType: getContentType(context, list, item).name,
    Created: formatInstant(item.createdAt),
    Modified: formatInstant(item.modifiedAt),
    AuthorLookupId: String(numbers.get(item.createdBy)),
    EditorLookupId: String(numbers.get(item.modifiedBy)),
    _UIVersionString: `${item.version}.0`,
    Edit: '',
    ...(list.driveId === null ? getRowValues(item) : getFileValues(item)),
  };
}

function getFileValues({ name, size }: Item): Record<string, unknown> {
  return { FileLeafRef: name, LinkFilename: name, LinkFilenameNoMenu: name, FileSizeDisplay: String(size) };
}

function getRowValues({ fields: { Title: title } }: Item): Record<string, unknown> {
  const counts = { Attachments: false, ItemChildCount: '0', FolderChildCount: '0' };
  return title === undefined ? counts : { ...counts, LinkTitle: title, LinkTitleNoMenu: title };
}

/** Returns an item's content type. Rows of the user list store their own content type. */
export function getContentType(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
): { id: string; name: string } {
  const kind = getContentKind(list, item);
  return { id: contentTypeIds[kind], name: selectSiteNames(context).contentTypes[kind] };
}

function getContentKind(list: List, item: Item): SiteContentType {
  const ownType = item.fields.ContentType;
  if (ownType === 'Person') return 'person';
  if (ownType === 'SharePointGroup') return 'siteGroup';
  if (item.isFolder) return 'folder';
  return list.driveId === null ? 'item' : 'document';
}

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
