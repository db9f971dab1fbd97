import { parseExpand } from '../../../odata/expand.ts';
import { matchesFilter } from '../../../odata/matches.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import type { Column } from '../../../resources/column.ts';
import { type Call, isObject, type MemoryPorts, readJsonBody } from '../call.ts';
import { isMember } from '../drives/access.ts';
import { denied, invalid, nameTaken, notFound } from '../refusal.ts';
import { pick, replyJson, replyPage } from '../reply.ts';
import type { Group, Item, Library, State } from '../state.ts';
import { kindOf } from './fields.ts';

const MAX_COLUMN_NAME_CHARACTERS = 32;

/** A new, empty library with SharePoint's own column `Title`. */
export function addLibrary(
  state: State,
  ports: Pick<MemoryPorts, 'newId' | 'now'>,
  group: Group,
  { title, driveId = `b!${ports.newId()}` }: { readonly title: string; readonly driveId?: string | undefined },
): Library {
  const root = rootItem(ports, driveId, group);
  const library: Library = {
    driveId,
    listId: ports.newId(),
    groupId: group.id,
    name: title,
    displayName: title,
    columns: [{ id: ports.newId(), name: 'Title', displayName: 'Title', text: {} }],
    rootId: root.id,
    lastChange: 1,
    lastRow: 0,
    generation: 1,
  };
  state.items.set(root.id, root);
  state.libraries.set(driveId, library);
  return library;
}

function rootItem(ports: Pick<MemoryPorts, 'newId' | 'now'>, driveId: string, group: Group): Item {
  const at = ports.now();
  const grant = (part: string, role: 'owner' | 'write') =>
    ({ id: `${group.id}/${part}`, kind: 'siteGroup', granteeId: `${group.id}/${part}`, role }) as const;
  return {
    id: `01${ports.newId()}`,
    row: 0,
    guid: ports.newId(),
    driveId,
    parentId: undefined,
    name: 'root',
    isFolder: true,
    children: new Set(),
    current: { bytes: new Uint8Array(), mimeType: '', fields: {} },
    versions: [],
    draft: undefined,
    checkInComment: undefined,
    eTag: 1,
    cTag: 1,
    change: 1,
    isDeleted: false,
    createdAt: at,
    createdById: '',
    modifiedAt: at,
    modifiedById: '',
    fileSystemInfo: {},
    grants: [grant('owners', 'owner'), grant('members', 'write')],
  };
}

export function describeDrive(library: Library): object {
  return {
    id: library.driveId,
    driveType: 'documentLibrary',
    name: library.displayName,
    webUrl: `https://contoso.test/${library.groupId}/${encodeURIComponent(library.name)}`,
    owner: { group: { id: library.groupId } },
    quota: { deleted: 0, remaining: 1_000_000_000, state: 'normal', total: 1_000_000_000, used: 0 },
  };
}

export function replyList(call: Call, library: Library, status = 200): Response {
  return replyJson(listBody(call, library), status);
}

function listBody(call: Call, library: Library): object {
  const { select, expand } = call.query;
  const drive = expand === undefined ? undefined : parseExpand(expand).find((one) => one.property === 'drive');
  const body = {
    id: library.listId,
    name: library.name,
    displayName: library.displayName,
    description: library.description ?? '',
    eTag: `"${library.listId},1"`,
    webUrl: `https://contoso.test/${library.groupId}/${encodeURIComponent(library.name)}`,
    list: { template: 'documentLibrary', hidden: false, contentTypesEnabled: false },
    ...(drive && { drive: pick(describeDrive(library), drive.select) }),
  };
  return pick(body, select);
}

export function listLibraries(call: Call, group: Group): Response {
  const libraries = librariesOf(call, group);
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const read = (library: Library, property: string): unknown => {
    const known = { name: library.name, displayname: library.displayName, 'list/template': 'documentLibrary' };
    return known[property.toLowerCase() as keyof typeof known];
  };
  const found = libraries.filter((library) => !filter || matchesFilter(filter, (property) => read(library, property)));
  return replyPage(call, found, (library) => listBody(call, library));
}

function librariesOf(call: Call, group: Group): Library[] {
  if (!isMember(group, call.me.id)) throw denied();
  return [...call.state.libraries.values()].filter((library) => library.groupId === group.id);
}

/** By id or by title. */
export function findLibrary(call: Call, group: Group, idOrTitle: string): Library {
  const wanted = idOrTitle.toLowerCase();
  const found = librariesOf(call, group).find(
    (library) => library.listId === idOrTitle || library.displayName.toLowerCase() === wanted,
  );
  if (!found) throw notFound('The specified list was not found');
  return found;
}

export function createLibrary(call: Call, group: Group): Response {
  const body = readJsonBody(call);
  const title = body.displayName;
  if (typeof title !== 'string' || title === '') throw invalid('displayName is missing');
  const isTaken = librariesOf(call, group).some((other) => other.displayName.toLowerCase() === title.toLowerCase());
  if (isTaken) throw nameTaken();
  if (!isObject(body.list) || body.list.template !== 'documentLibrary') throw invalid('Only document libraries');
  const columns = Array.isArray(body.columns) ? body.columns : [];
  const library = addLibrary(call.state, call, group, { title });
  for (const column of columns) addColumn(call, library, column);
  return replyList(call, library, 201);
}

export function updateLibrary(call: Call, library: Library): Response {
  const { displayName, description } = readJsonBody(call);
  if (typeof displayName === 'string') library.displayName = displayName;
  if (typeof description === 'string') library.description = description;
  return replyList(call, library);
}

/** Hidden columns only when `hidden` is selected. */
export function listColumns(call: Call, library: Library): Response {
  const { select } = call.query;
  const isHiddenWanted = select?.some((name) => name.toLowerCase() === 'hidden') ?? false;
  const shown = library.columns.filter((column) => isHiddenWanted || !column.hidden);
  return replyPage(call, shown, (column) => pick(column, select), 5000);
}

export function createColumn(call: Call, library: Library): Response {
  return replyJson(addColumn(call, library, readJsonBody(call)), 201);
}

function addColumn(call: Call, library: Library, body: unknown): Column {
  if (!isObject(body) || typeof body.name !== 'string') throw invalid('The column has no name');
  const { name } = body;
  if (!/^\w+$/.test(name) || name.length > MAX_COLUMN_NAME_CHARACTERS) throw invalid('The name is not legal');
  if (!kindOf(body)) throw invalid('A column has exactly one type');
  if (library.columns.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
  const column: Column = {
    displayName: name,
    indexed: false,
    hidden: false,
    readOnly: false,
    ...body,
    id: call.newId(),
    name,
  };
  requireIndexable(column);
  library.columns.push(column);
  return column;
}

export function updateColumn(call: Call, library: Library, id: string): Response {
  const at = library.columns.findIndex((column) => column.id === id || column.name === id);
  const before = library.columns[at];
  if (!before) throw notFound();
  const after = { ...before, ...readJsonBody(call), id: before.id, name: before.name };
  requireIndexable(after);
  library.columns[at] = after;
  return replyJson(after);
}

function requireIndexable(column: Column): void {
  if (column.indexed && column.text?.allowMultipleLines) throw invalid('A column of several lines cannot be indexed');
}
