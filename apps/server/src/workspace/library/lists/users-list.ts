import { randomUUID } from 'node:crypto';
import { englishNames, germanNames, type SiteNames } from '@tideform/graph';
import { principals } from '../actor.ts';
import { newItemId } from '../ids.ts';
import type { List, Site } from '../item.ts';
import { SYSTEM_ACCOUNT_ID } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import type { LibraryPorts } from '../write-library.ts';
import { makeBuiltInColumns, makeColumn } from './columns.ts';
import { insertListParts } from './create-list.ts';
import { findSystemList, insertList, numberPeople, takeList } from './lists-store.ts';
import { findStaleUsers, insertUserRows, listMemberIds, type UserRow, updateUserRow } from './users-store.ts';

/** SharePoint's own list of everybody who has to do with a site, as its address names it. */
export const usersListName = 'users';

interface Ports extends Pick<LibraryPorts, 'db' | 'now'> {
  /** The language of a new site's own names; English by default. */
  enforces?(rule: 'german-names'): boolean;
}

const titles = new Set([englishNames, germanNames].map(({ usersList }) => usersList.toLowerCase()));

/** Whether a list, or the title of one, is that of a site's people. */
export function isUsersList(list: List | string): boolean {
  if (typeof list === 'string') return titles.has(list.toLowerCase());
  return list.isSystem && list.name === usersListName;
}

/**
 * The list of a site's people, brought up to date: everybody who belongs to the group now or has done something in the site
 * has a row, which says what the directory says. A row is never deleted, and its number names the person in other lists.
 */
export async function refreshUsersList(ports: Ports, site: Site): Promise<List> {
  const list = (await findSystemList(ports.db, site.id, usersListName)) ?? (await makeUsersList(ports, site));
  await numberPeople(ports.db, site.id, await listMemberIds(ports.db, site.groupId));
  const stale = await findStaleUsers(ports.db, site.id, list.id);
  if (stale.length > 0) await writeUsers(ports, list.id, stale);
  return list;
}

async function writeUsers(ports: Ports, listId: string, rows: readonly UserRow[]): Promise<void> {
  await ports.db.transaction().execute(async (db) => {
    const list = (await takeList(db, listId))!;
    const now = ports.now();
    await insertUserRows(
      db,
      list,
      now,
      rows.filter((row) => row.itemId === null),
    );
    for (const row of rows) if (row.itemId !== null) await updateUserRow(db, list, now, row);
  });
}

async function makeUsersList(ports: Ports, site: Site): Promise<List> {
  const made = await ports.db.transaction().execute((db) => insertUsersList(db, site, ports));
  return made ?? (await findSystemList(ports.db, site.id, usersListName))!;
}

/** `undefined` when somebody else has made it meanwhile. */
async function insertUsersList(db: LibraryDatabase, site: Site, ports: Ports): Promise<List | undefined> {
  const now = ports.now();
  const names = ports.enforces?.('german-names') ? germanNames : englishNames;
  const stamp = { createdAt: now, createdBy: SYSTEM_ACCOUNT_ID, modifiedAt: now, modifiedBy: SYSTEM_ACCOUNT_ID };
  const list = await insertList(db, {
    id: randomUUID(),
    siteId: site.id,
    name: usersListName,
    displayName: names.usersList,
    description: 'All people.',
    template: 'userInformation',
    isSystem: true,
    driveId: null,
    rootId: newItemId(),
    ...stamp,
  });
  if (list === undefined) return undefined;
  await insertListParts(
    db,
    list,
    [...makeBuiltInColumns(list), ...userColumns()],
    [{ principal: principals.members(site.groupId), role: 'read' }],
  );
  await insertUserRows(db, list, now, siteGroups(names, site));
  return list;
}

/** The site's own groups, by the numbers under which permissions name them. */
function siteGroups({ groups }: SiteNames, { displayName }: Site): UserRow[] {
  const numbers = { owners: 3, visitors: 4, members: 5 } as const;
  return Object.entries(numbers).map(([part, number]) => {
    const title = groups[part as keyof typeof numbers](displayName);
    return {
      itemId: null,
      number,
      fields: { ContentType: 'SharePointGroup', Title: title, Name: title, UserInfoHidden: false },
    };
  });
}

function userColumns() {
  const texts = {
    Name: 'Account',
    EMail: 'Work email',
    MobilePhone: 'Mobile phone',
    FirstName: 'First name',
    LastName: 'Last name',
    JobTitle: 'Job title',
    UserName: 'User name',
    Office: 'Office',
  };
  return [
    ...Object.entries(texts).map(([name, displayName], at) => makeColumn({ name, displayName, text: {} }, 100 + at)),
    makeColumn({ name: 'UserInfoHidden', displayName: 'UserInfoHidden', boolean: {} }, 200),
  ];
}
