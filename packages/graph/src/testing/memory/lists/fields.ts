import type { Column } from '../../../resources/column.ts';
import { contentTypeIds, type SiteContentType, siteNamesOf } from '../../../site-names.ts';
import type { Call } from '../call.ts';
import { eTagOf, getLibrary } from '../drives/items.ts';
import { invalid } from '../refusal.ts';
import { pick } from '../reply.ts';
import type { Content, Item, Library, State } from '../state.ts';
import { numberOf } from './people-numbers.ts';
import { columnOf, holdsSeveral, isLookup, readValue } from './values.ts';

/** Field values of an item; hidden columns only when they are named. */
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
    '@odata.etag': eTagOf(item),
    id: String(item.row),
    Created: item.createdAt,
    Modified: item.modifiedAt,
    AuthorLookupId: numberOf(call.state, groupId, item.createdById),
    EditorLookupId: numberOf(call.state, groupId, item.modifiedById),
    _UIVersionString: `${versionNumber}.0`,
    ...(library.template === 'documentLibrary' ? { FileLeafRef: item.name } : rowValues(content)),
    ...(item.checkInComment !== undefined && { _CheckinComment: item.checkInComment }),
    ...Object.fromEntries(shown.flatMap((column) => describeValue(call, library, column, content, isNamed))),
    ContentType: contentTypeOf(call, item).name,
  };
  return pick(body, select);
}

function rowValues({ fields: { Title: title } }: Content): object {
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
  const titleOf = (number: unknown) => findTarget(call, library, column, Number(number)) ?? '';
  if (Array.isArray(value)) {
    return [[name, value.map((number) => ({ LookupId: number, LookupValue: titleOf(number) }))]];
  }
  const lookupId: [string, unknown] = [`${name}LookupId`, String(value)];
  return isNamed(name) ? [lookupId, [name, titleOf(value)]] : [lookupId];
}

/** What is shown of the row, or person, that a lookup names. */
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

export function contentTypeOf(call: Call, item: Item): { id: string; name: string } {
  const kind = contentKindOf(call.state, item);
  return { id: contentTypeIds[kind], name: siteNamesOf(call).contentTypes[kind] };
}

function contentKindOf(state: State, item: Item): SiteContentType {
  const own = item.current.fields.ContentType;
  if (own === 'Person') return 'person';
  if (own === 'SharePointGroup') return 'siteGroup';
  if (item.isFolder) return 'folder';
  return getLibrary(state, item.driveId).template === 'documentLibrary' ? 'document' : 'item';
}

/** The fields after a change of some, all of it or nothing. */
export function changeFields(
  call: Call,
  library: Library,
  content: Content,
  change: Record<string, unknown>,
  item?: Item,
): Content {
  const fields: Record<string, unknown> = { ...content.fields };
  for (const [name, given] of Object.entries(change)) {
    if (name.includes('@odata.')) continue;
    const column = columnOf(library.columns, name);
    if (given === null) delete fields[column.name];
    else fields[column.name] = acceptValue(call, library, column, { given, type: change[`${name}@odata.type`], item });
  }
  return { ...content, fields };
}

/** Characters that a column of several lines holds. */
function longTextLength(call: Call, { template }: Library): number {
  if (template === 'documentLibrary' && call.enforces('short-text-in-libraries')) return 255;
  return call.enforces('long-text-limit') ? 63_999 : Number.POSITIVE_INFINITY;
}

function acceptValue(
  call: Call,
  library: Library,
  column: Column,
  { given, type, item }: { readonly given: unknown; readonly type: unknown; readonly item: Item | undefined },
): unknown {
  if (Array.isArray(given) && (!holdsSeveral(column) || !/^#?Collection\(/.test(String(type)))) {
    throw invalid(`Field '${column.name}' takes no array without its type`);
  }
  const value = readValue(column, given, longTextLength(call, library));
  const isAstray = [value].flat().some((one) => findTarget(call, library, column, Number(one)) === undefined);
  if (isLookup(column) && isAstray) throw invalid(`Field '${column.name}' names a row that is not there`);
  const others = [...call.state.items.values()].filter(
    (other) => other.driveId === library.driveId && other !== item && !other.isDeleted,
  );
  if (column.enforceUniqueValues && others.some((other) => other.current.fields[column.name] === value)) {
    throw invalid(`Field '${column.name}' has this value in another row already`);
  }
  return value;
}
