import type { Column } from '../../../resources/column.ts';
import { contentTypeIds, type SiteContentType, selectSiteNames } from '../../../site-names.ts';
import { type Call, invalid } from '../call.ts';
import { formatETag, getLibrary } from '../drives/items.ts';
import { pickProperties } from '../reply.ts';
import { type Content, getPersonNumber, type Item, type Library, type State } from '../state.ts';
import { getColumn, isLookup, isMultiValue, parseValue } from './columns.ts';

/** Describes the field values of an item; hidden columns only if named. */
export function describeFields(
  call: Call,
  item: Item,
  content: Content,
  select?: readonly string[],
  versionNumber = item.versions.length,
): object {
  const library = getLibrary(call.state, item.driveId);
  const { groupId } = library;
  const isNamed = (name: string) => select?.some((one) => one.toLowerCase() === name.toLowerCase()) ?? false;
  const shown = library.columns.filter((column) => !column.hidden || isNamed(column.name));
  const body = {
    '@odata.etag': formatETag(item),
    id: String(item.row),
    Created: item.createdAt,
    Modified: item.modifiedAt,
    AuthorLookupId: getPersonNumber(call.state, groupId, item.createdById),
    EditorLookupId: getPersonNumber(call.state, groupId, item.modifiedById),
    _UIVersionString: `${versionNumber}.0`,
    ...(library.template === 'documentLibrary' ? { FileLeafRef: item.name } : getRowValues(content)),
    ...(item.checkInComment !== undefined && { _CheckinComment: item.checkInComment }),
    ...Object.fromEntries(shown.flatMap((column) => describeValue(call, library, column, content, isNamed))),
    ContentType: getContentType(call, item).name,
  };
  return pickProperties(body, select);
}

function getRowValues({ fields: { Title: title } }: Content): object {
  return { Attachments: false, ...(title !== undefined && { LinkTitle: title, LinkTitleNoMenu: title }) };
}

function describeValue(
  call: Call,
  library: Library,
  column: Column,
  content: Content,
  isNamed: (name: string) => boolean,
): [string, unknown][] {
  const { name } = column;
  const value = content.fields[name];
  if (value === undefined) return [];
  if (!isLookup(column)) return [[name, value]];
  const getTitle = (number: unknown) => findTarget(call, library, column, Number(number)) ?? '';
  if (Array.isArray(value)) {
    return [[name, value.map((number) => ({ LookupId: number, LookupValue: getTitle(number) }))]];
  }
  const lookupId: [string, unknown] = [`${name}LookupId`, String(value)];
  return isNamed(name) ? [lookupId, [name, getTitle(value)]] : [lookupId];
}

/** Returns the displayed value of the row or user that a lookup value refers to. */
function findTarget(call: Call, library: Library, column: Column, number: number): string | undefined {
  if (column.personOrGroup) {
    const people = [...(call.state.siteUsers.get(library.groupId) ?? [])];
    const personId = people.find(([, one]) => one === number)?.[0] ?? '';
    return call.state.people.get(personId)?.displayName;
  }
  const { listId, columnName = 'Title' } = column.lookup ?? {};
  const target = [...call.state.libraries.values()].find((one) => one.listId === listId);
  const row = [...call.state.items.values()].find(
    (item) => item.driveId === target?.driveId && item.row === number && !item.isDeleted,
  );
  return row && String(row.current.fields[columnName] ?? '');
}

export function getContentType(call: Call, item: Item): { id: string; name: string } {
  const kind = getContentTypeName(call.state, item);
  return { id: contentTypeIds[kind], name: selectSiteNames(call).contentTypes[kind] };
}

function getContentTypeName(state: State, item: Item): SiteContentType {
  const own = item.current.fields.ContentType;
  if (own === 'Person') return 'person';
  if (own === 'SharePointGroup') return 'siteGroup';
  if (item.isFolder) return 'folder';
  return getLibrary(state, item.driveId).template === 'documentLibrary' ? 'document' : 'item';
}

/** Changes several fields, all or none. */
export function changeFields(
  call: Call,
  library: Library,
  content: Content,
  change: Record<string, unknown>,
  item?: Item,
): Content {
  const fields: Record<string, unknown> = { ...content.fields };
  for (const [name, changes] of Object.entries(change)) {
    if (name.includes('@odata.')) continue;
    const column = getColumn(library.columns, name);
    if (changes === null) delete fields[column.name];
    else
      fields[column.name] = parseFieldValue(call, library, column, {
        given: changes,
        type: change[`${name}@odata.type`],
        item,
      });
  }
  return { ...content, fields };
}

/** Returns the maximum characters of a multi-line column. */
function getMaxTextLength(call: Call, { template }: Library): number {
  if (template === 'documentLibrary' && call.enforces('short-text-in-libraries')) return 255;
  return call.enforces('long-text-limit') ? 63_999 : Number.POSITIVE_INFINITY;
}

function parseFieldValue(
  call: Call,
  library: Library,
  column: Column,
  { given, type, item }: { readonly given: unknown; readonly type: unknown; readonly item: Item | undefined },
): unknown {
  if (Array.isArray(given) && (!isMultiValue(column) || !/^#?Collection\(/.test(String(type)))) {
    throw invalid(`Field '${column.name}' takes no array without its type`);
  }
  const value = parseValue(column, given, getMaxTextLength(call, library));
  const isInvalidAnnotation = [value]
    .flat()
    .some((one) => findTarget(call, library, column, Number(one)) === undefined);
  if (isLookup(column) && isInvalidAnnotation) throw invalid(`Field '${column.name}' refers to a missing row`);
  const others = [...call.state.items.values()].filter(
    (other) => other.driveId === library.driveId && other !== item && !other.isDeleted,
  );
  if (column.enforceUniqueValues && others.some((other) => other.current.fields[column.name] === value)) {
    throw invalid(`Another row already has this value in field '${column.name}'`);
  }
  return value;
}
