import { randomUUID } from 'node:crypto';
import { englishNames, germanNames, type SiteNames } from '@tideform/graph';
import { principals } from '../actor.ts';
import { createItemId } from '../ids.ts';
import type { List, Site } from '../item.ts';
import { SYSTEM_ACCOUNT_ID } from '../item.ts';
import type { LibraryDatabase } from '../library-tables.ts';
import type { LibraryPorts } from '../write-library.ts';
import { createBuiltInColumns, createColumnRow } from './columns.ts';
import { insertListParts } from './create-list.ts';
import { assignUserNumbers, findSystemList, insertList, lockList } from './lists-store.ts';
import { findStaleUsers, insertUserRows, listMemberIds, type UserRow, updateUserRow } from './users-store.ts';

/** Name, in addresses, of the system list of a site's people. */
export const usersListName = 'users';

interface UsersListPorts extends Pick<LibraryPorts, 'db' | 'now'> {
  /** Returns whether a new site's names are in German; English by default. */
  enforces?(rule: 'german-names'): boolean;
}

const usersListTitles = new Set([englishNames, germanNames].map(({ usersList }) => usersList.toLowerCase()));

/** Returns whether a list, or the title of a list, is the user list of a site. */
export function isUsersList(list: List | string): boolean {
  if (typeof list === 'string') return usersListTitles.has(list.toLowerCase());
  return list.isSystem && list.name === usersListName;
}

/**
 * Refreshes and returns the list of a site's people. Current members of the group, and everyone who ever changed
 * something in the site, have a row with their directory data. Rows are never deleted, because other lists refer to
 * them by number.
 */
export async function refreshUsersList(ports: UsersListPorts, site: Site): Promise<List> {
  const list = (await findSystemList(ports.db, site.id, usersListName)) ?? (await createUsersList(ports, site));
  await assignUserNumbers(ports.db, site.id, await listMemberIds(ports.db, site.groupId));
  const stale = await findStaleUsers(ports.db, site.id, list.id);
  if (stale.length > 0) await writeUsers(ports, list.id, stale);
  return list;
}

async function writeUsers(ports: UsersListPorts, listId: string, rows: readonly UserRow[]): Promise<void> {
  await ports.db.transaction().execute(async (db) => {
    const list = (await lockList(db, listId))!;
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

async function createUsersList(ports: UsersListPorts, site: Site): Promise<List> {
  const created = await ports.db.transaction().execute((db) => insertUsersList(db, site, ports));
  return created ?? (await findSystemList(ports.db, site.id, usersListName))!;
}

/** Inserts the user list of a site. Returns `undefined` if a concurrent request created the list. */
async function insertUsersList(db: LibraryDatabase, site: Site, ports: UsersListPorts): Promise<List | undefined> {
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
    rootId: createItemId(),
    ...stamp,
  });
  if (list === undefined) return undefined;
  await insertListParts(
    db,
    list,
    [...createBuiltInColumns(list), ...createUserColumns()],
    [{ principal: principals.members(site.groupId), role: 'read' }],
  );
  await insertUserRows(db, list, now, createSiteGroupRows(names, site));
  return list;
}

/** Creates rows for the site's own groups, with the numbers that permissions use. */
function createSiteGroupRows({ groups }: SiteNames, { displayName }: Site): UserRow[] {
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

function createUserColumns() {
  const textColumns = {
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
    ...Object.entries(textColumns).map(([name, displayName], at) =>
      createColumnRow({ name, displayName, text: {} }, 100 + at),
    ),
    createColumnRow({ name: 'UserInfoHidden', displayName: 'UserInfoHidden', boolean: {} }, 200),
  ];
}
