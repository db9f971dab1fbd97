import { contentTypeIds, type SiteContentType, siteNamesOf } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import { contentFor, type Item, type List, listItemETagOf } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { pathOf } from '../../library/items/place.ts';
import { findSite, listColumns, numberPeople } from '../../library/lists/lists-store.ts';
import { formatInstant, identityOf, siteIdOf, webUrlOf } from '../answer/describe.ts';
import { select } from '../answer/select.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { describeValues } from './describe-values.ts';

export interface RowsToDescribe {
  readonly list: List;
  readonly items: readonly Item[];
  /** Columns to bring along: `'shown'` for those that are not hidden, names for these alone. */
  readonly fields?: readonly string[] | 'shown';
}

/** Items as Graph's listItem resources, in the same order. */
export async function describeRows(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, fields }: RowsToDescribe,
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
    const eTag = listItemETagOf(item);
    const folder = lineage.get(item.parentId ?? '');
    return {
      '@odata.etag': eTag,
      id: String(item.row),
      eTag,
      createdDateTime: formatInstant(item.createdAt),
      lastModifiedDateTime: formatInstant(item.modifiedAt),
      webUrl: webUrlOf(context, site, list, pathOf(item, lineage)),
      createdBy: identityOf(people, item.createdBy),
      lastModifiedBy: identityOf(people, item.modifiedBy),
      parentReference: { ...(folder ? { id: folder.uniqueId } : {}), siteId: siteIdOf(context, site) },
      contentType: contentTypeOf(context, list, item),
      ...(values ? { fields: values[at] } : {}),
    };
  });
}

/** Column values of items. Hidden columns come only when they are named; a column without value never comes. */
export async function describeFields(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, names }: { list: List; items: readonly Item[]; names?: readonly string[] | undefined },
): Promise<Record<string, unknown>[]> {
  const columns = await listColumns(context.db, list.id);
  const rows = items.map((item) => contentFor(item, call.actor.personId).fields);
  const [numbers, describe] = await Promise.all([
    numberPeople(
      context.db,
      list.siteId,
      items.flatMap((item) => [item.createdBy, item.modifiedBy]),
    ),
    describeValues(context, { list, columns, rows, names }),
  ]);
  return items.map((item, at) => {
    const values = {
      '@odata.etag': listItemETagOf(item),
      ...builtInValues(context, list, { ...item, fields: rows[at]! }, numbers),
      ...describe(rows[at]!),
    };
    return names === undefined ? values : select(values, { select: names });
  });
}

/** Values that the list computes from the item. */
export function builtInValues(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
  numbers: ReadonlyMap<string, number>,
): Record<string, unknown> {
  return {
    id: String(item.row),
    ContentType: contentTypeOf(context, list, item).name,
    Created: formatInstant(item.createdAt),
    Modified: formatInstant(item.modifiedAt),
    AuthorLookupId: String(numbers.get(item.createdBy)),
    EditorLookupId: String(numbers.get(item.modifiedBy)),
    _UIVersionString: `${item.version}.0`,
    Edit: '',
    ...(list.driveId === null ? valuesOfRow(item) : valuesOfFile(item)),
  };
}

function valuesOfFile({ name, size }: Item): Record<string, unknown> {
  return { FileLeafRef: name, LinkFilename: name, LinkFilenameNoMenu: name, FileSizeDisplay: String(size) };
}

function valuesOfRow({ fields: { Title: title } }: Item): Record<string, unknown> {
  const counts = { Attachments: false, ItemChildCount: '0', FolderChildCount: '0' };
  return title === undefined ? counts : { ...counts, LinkTitle: title, LinkTitleNoMenu: title };
}

/** What kind of row an item is. People and their groups say so themselves. */
export function contentTypeOf(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
): { id: string; name: string } {
  const kind = contentKindOf(list, item);
  return { id: contentTypeIds[kind], name: siteNamesOf(context).contentTypes[kind] };
}

function contentKindOf(list: List, item: Item): SiteContentType {
  const own = item.fields.ContentType;
  if (own === 'Person') return 'person';
  if (own === 'SharePointGroup') return 'siteGroup';
  if (item.isFolder) return 'folder';
  return list.driveId === null ? 'item' : 'document';
}
