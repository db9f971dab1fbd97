import { parseExpand } from '../../../odata/expand.ts';
import { matchesFilter } from '../../../odata/filter.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { selectSiteNames } from '../../../site-names.ts';
import { type Call, denied, invalid, isObject, nameTaken, notFound, readJsonBody } from '../call.ts';
import { isMember } from '../drives/access.ts';
import { describeListItem } from '../drives/describe.ts';
import { createItem, getItem } from '../drives/items.ts';
import { pickProperties, replyJson, replyNothing, replyPage } from '../reply.ts';
import { formatSiteId, type Group, getPersonNumber, type Library, type Person } from '../state.ts';
import { addColumn } from './columns.ts';
import { addLibrary, describeDrive } from './libraries.ts';
import { getReadableRows } from './query-rows.ts';

export function replyList(call: Call, library: Library, status = 200): Response {
  return replyJson(describeList(call, library), status);
}

function describeList(call: Call, library: Library): object {
  const { select, expand } = call.query;
  const parts = (expand === undefined ? [] : parseExpand(expand)).map((one) => {
    const isSelected = select?.some((name) => name.toLowerCase() === 'drive') ?? true;
    const isLibrary = library.template === 'documentLibrary';
    if (one.property === 'drive' && isSelected && isLibrary && !call.lag?.isUnlisted(library.driveId)) {
      return { drive: pickProperties(describeDrive(library), one.select) };
    }
    if (one.property === 'columns')
      return { columns: library.columns.map((column) => pickProperties(column, one.select)) };
    if (one.property !== 'items') return {};
    return { items: getReadableRows(call, library).map((row) => describeListItem(call, row, one.select, one.expand)) };
  });
  const eTag = `"${library.listId},${library.version}"`;
  const body = {
    '@odata.etag': eTag,
    id: library.listId,
    name: library.name,
    displayName: library.displayName,
    description: library.description ?? '',
    eTag,
    webUrl: `https://contoso.test/${library.groupId}/${encodeURIComponent(library.name)}`,
    parentReference: { siteId: formatSiteId(library.groupId) },
    list: { template: library.template, hidden: library.isSystem, contentTypesEnabled: false },
    ...(library.isSystem && { system: {} }),
  };
  return Object.assign({}, pickProperties(body, select), ...parts);
}

/** Lists lists; system lists only if `system` is selected. */
export function listLists(call: Call, group: Group): Response {
  const { filter: text, select } = call.query;
  const filter = text === undefined ? undefined : parseFilter(text);
  const isSystemShown = select?.some((name) => name.toLowerCase() === 'system') ?? false;
  const found = getLists(call, group).filter(
    (library) =>
      (isSystemShown || !library.isSystem) &&
      (!filter || matchesFilter(filter, (property) => readProperty(library, property))),
  );
  return replyPage(call, found, (library) => describeList(call, library));
}

function readProperty(library: Library, property: string): unknown {
  const known = { name: library.name, displayname: library.displayName, 'list/template': library.template };
  const value = known[property.toLowerCase() as keyof typeof known];
  if (value === undefined) throw invalid('Invalid filter clause');
  return value;
}

function getLists(call: Call, group: Group): Library[] {
  if (!isMember(group, call.user.id)) throw denied();
  refreshUsersList(call, group);
  return [...call.state.libraries.values()].filter((library) => library.groupId === group.id);
}

/** Finds a list by ID or title. */
export function findList(call: Call, group: Group, idOrTitle: string): Library {
  const wanted = idOrTitle.toLowerCase();
  const found = getLists(call, group).find(
    (library) => library.listId === idOrTitle || library.displayName.toLowerCase() === wanted,
  );
  if (!found) throw notFound('The specified list was not found');
  return found;
}

const templates = ['genericList', 'documentLibrary'];

export function createList(call: Call, group: Group): Response {
  const body = readJsonBody(call);
  const title = requireTitle(call, group, body.displayName);
  const template = isObject(body.list) && body.list.template !== undefined ? body.list.template : 'genericList';
  if (typeof template !== 'string' || !templates.includes(template)) throw invalid('There is no such template');
  const columns = Array.isArray(body.columns) ? body.columns : [];
  const library = addLibrary(call.state, call, group, { title, template });
  if (template === 'documentLibrary') call.lag?.addDrive(library.driveId);
  for (const column of columns) addColumn(call, library, column);
  return replyList({ ...call, query: {} }, library, 201);
}

function requireTitle(call: Call, group: Group, title: unknown, ownList?: Library): string {
  if (typeof title !== 'string' || title.trim() === '') throw invalid('displayName is missing');
  const others = getLists(call, group).filter((other) => other !== ownList);
  if (others.some((other) => other.displayName.toLowerCase() === title.toLowerCase())) throw nameTaken();
  return title;
}

export function updateList(call: Call, library: Library): Response {
  const { displayName, description } = readJsonBody(call);
  const group = call.state.groups.get(library.groupId);
  if (displayName !== undefined && group) library.displayName = requireTitle(call, group, displayName, library);
  if (typeof description === 'string') library.description = description;
  library.version++;
  return replyList(call, library);
}

export function deleteList(call: Call, library: Library): Response {
  const { state } = call;
  state.libraries.delete(library.driveId);
  for (const item of state.items.values()) if (item.driveId === library.driveId) state.items.delete(item.id);
  return replyNothing();
}

const SYSTEM_LIST: Person = { id: '', displayName: 'System Account', mail: '' };

/** Creates or updates the user information list: members of the group and users who acted in its site. */
function refreshUsersList(call: Call, group: Group): void {
  const { state } = call;
  const list =
    [...state.libraries.values()].find((one) => one.groupId === group.id && one.isSystem) ?? upsertRow(call, group);
  for (const id of [...group.ownerIds, ...group.memberIds]) getPersonNumber(state, group.id, id);
  for (const [personId, number] of state.siteUsers.get(group.id) ?? []) {
    const person = state.people.get(personId);
    if (person && number > list.lastRow) addRow(call, list, number, createFields(person));
  }
}

function upsertRow(call: Call, group: Group): Library {
  const options = { title: selectSiteNames(call).usersList, template: 'userInformation', system: { name: 'users' } };
  const list = addLibrary(call.state, call, group, options);
  for (const name of ['Name', 'EMail', 'FirstName', 'LastName', 'JobTitle']) addColumn(call, list, { name, text: {} });
  addColumn(call, list, { name: 'UserInfoHidden', boolean: {} });
  const { groups } = selectSiteNames(call);
  for (const [part, number] of Object.entries({ owners: 3, visitors: 4, members: 5 })) {
    const title = groups[part as keyof typeof groups](group.displayName);
    addRow(call, list, number, { ContentType: 'SharePointGroup', Title: title, Name: title, UserInfoHidden: false });
  }
  return list;
}

function createFields({ displayName, mail }: Person): Record<string, unknown> {
  const [first, last] = displayName.split(' ');
  return {
    ContentType: 'Person',
    Name: `i:0#.f|membership|${mail}`,
    Title: displayName,
    EMail: mail,
    FirstName: first,
    LastName: last,
    UserInfoHidden: false,
  };
}

/** Adds a user's row under the number that identifies the user in other lists. */
function addRow(call: Call, list: Library, number: number, fields: Record<string, unknown>): void {
  list.lastRow = number - 1;
  const content = { bytes: new Uint8Array(), mimeType: '', fields };
  createItem({ ...call, user: SYSTEM_LIST }, getItem(call.state, list.rootId), `${number}_.000`, content);
}
