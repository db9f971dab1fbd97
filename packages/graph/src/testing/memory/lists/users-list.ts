import { selectSiteNames } from '../../../site-names.ts';
import type { Call } from '../call.ts';
import { createItem, getItem } from '../drives/items.ts';
import type { Group, Library, Person } from '../state.ts';
import { addColumn } from './columns.ts';
import { addLibrary } from './libraries.ts';
import { getPersonNumber } from './people-numbers.ts';

const SYSTEM_LIST: Person = { id: '', displayName: 'System Account', mail: '' };

/** Creates or updates the user information list: members of the group and users who acted in its site. */
export function refreshUsersList(call: Call, group: Group): void {
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
