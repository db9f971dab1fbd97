import { findPeople } from '../../directory/people-store.ts';
import { type Column, contentFor, type Item, type List, listItemETagOf } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { pathOf } from '../../library/items/place.ts';
import type { Fields } from '../../library/library-tables.ts';
import { findSite, listColumns, numberPeople } from '../../library/lists/lists-store.ts';
import { formatInstant, identityOf, siteIdOf, webUrlOf } from '../answer/describe.ts';
import { select } from '../answer/select.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';

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
      contentType: contentTypeOf(list, item),
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
  const numbers = await numberPeople(
    context.db,
    list.siteId,
    items.flatMap((item) => [item.createdBy, item.modifiedBy]),
  );
  return items.map((item) => {
    const { fields } = contentFor(item, call.actor.personId);
    const values = {
      '@odata.etag': listItemETagOf(item),
      ...builtInValues(list, item, numbers),
      ...customValues(fields, columns, names),
    };
    return names === undefined ? values : select(values, { select: names });
  });
}

function customValues(fields: Fields, columns: readonly Column[], names: readonly string[] | undefined): Fields {
  const shown = columns.filter((column) => !column.isHidden || names?.includes(column.name));
  return Object.fromEntries(
    shown.filter((column) => fields[column.name] !== undefined).map((column) => [column.name, fields[column.name]]),
  );
}

/** Values that the list computes from the item. */
export function builtInValues(list: List, item: Item, numbers: ReadonlyMap<string, number>): Record<string, unknown> {
  const isInLibrary = list.driveId !== null;
  return {
    id: String(item.row),
    ContentType: contentTypeOf(list, item).name,
    Created: formatInstant(item.createdAt),
    Modified: formatInstant(item.modifiedAt),
    AuthorLookupId: String(numbers.get(item.createdBy)),
    EditorLookupId: String(numbers.get(item.modifiedBy)),
    _UIVersionString: `${item.version}.0`,
    Edit: '',
    ...(isInLibrary ? { FileLeafRef: item.name, LinkFilename: item.name, FileSizeDisplay: String(item.size) } : {}),
  };
}

function contentTypeOf(list: List, item: Item): { id: string; name: string } {
  if (item.isFolder) return { id: '0x0120', name: 'Folder' };
  return list.driveId === null ? { id: '0x01', name: 'Item' } : { id: '0x0101', name: 'Document' };
}
