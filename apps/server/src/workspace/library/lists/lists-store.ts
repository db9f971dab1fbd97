import { type Insertable, sql } from 'kysely';
import { type Column, type List, type Site, SYSTEM_ACCOUNT_ID } from '../item.ts';
import type { LibraryDatabase, LibraryTables } from '../library-tables.ts';

/** Number of the system account in the user list of every site. */
const SYSTEM_ACCOUNT_NUMBER = 1_073_741_823;

export async function findDriveList(db: LibraryDatabase, tenantId: string, driveId: string): Promise<List | undefined> {
  return db
    .selectFrom('workspace.lists')
    .innerJoin('workspace.sites', 'workspace.sites.id', 'siteId')
    .selectAll('workspace.lists')
    .where('driveId', '=', driveId)
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
}

/** Finds a list of a site by ID or title. */
export async function findSiteList(db: LibraryDatabase, siteId: string, name: string): Promise<List | undefined> {
  const key = name.toLowerCase();
  return db
    .selectFrom('workspace.lists')
    .selectAll()
    .where('siteId', '=', siteId)
    .where((where) => where.or([where(sql`id::text`, '=', key), where(sql`lower(display_name)`, '=', key)]))
    .executeTakeFirst();
}

/** Finds a system list of a site by the name in its address. */
export async function findSystemList(db: LibraryDatabase, siteId: string, name: string): Promise<List | undefined> {
  return db
    .selectFrom('workspace.lists')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('isSystem', '=', true)
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function findList(db: LibraryDatabase, listId: string): Promise<List> {
  return db.selectFrom('workspace.lists').selectAll().where('id', '=', listId).executeTakeFirstOrThrow();
}

/** Inserts a list. Returns `undefined` if the site has a list of that name or title. */
export async function insertList(
  db: LibraryDatabase,
  list: Insertable<LibraryTables['workspace.lists']>,
): Promise<List | undefined> {
  return db
    .insertInto('workspace.lists')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Locks a list for one writer until the transaction ends, and increments its change number. */
export async function lockList(db: LibraryDatabase, listId: string): Promise<List | undefined> {
  return db
    .updateTable('workspace.lists')
    .set({ change: sql`change + 1` })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirst();
}

/** Updates a list's title or description. Its name in the address stays. */
export async function updateList(
  db: LibraryDatabase,
  listId: string,
  patch: Pick<List, 'displayName' | 'description' | 'modifiedAt' | 'modifiedBy'>,
): Promise<List> {
  return db
    .updateTable('workspace.lists')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists all lists of a site, the oldest first. */
export async function listSiteLists(db: LibraryDatabase, siteId: string): Promise<List[]> {
  return db
    .selectFrom('workspace.lists')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findSiteOfGroup(db: LibraryDatabase, groupId: string): Promise<Site | undefined> {
  return db.selectFrom('workspace.sites').selectAll().where('groupId', '=', groupId).executeTakeFirst();
}

/** Finds a site of one organization by ID. */
export async function findSiteById(db: LibraryDatabase, tenantId: string, id: string): Promise<Site | undefined> {
  return db
    .selectFrom('workspace.sites')
    .selectAll()
    .where('id', '=', id)
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
}

/** Finds a site of one organization by the name in its address. */
export async function findSiteByName(db: LibraryDatabase, tenantId: string, name: string): Promise<Site | undefined> {
  return db
    .selectFrom('workspace.sites')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

/** Lists the sites of several groups of one organization, sorted by title. */
export async function listSitesOfGroups(
  db: LibraryDatabase,
  tenantId: string,
  groupIds: readonly string[],
): Promise<Site[]> {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom('workspace.sites')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('groupId', 'in', groupIds)
    .orderBy('displayName')
    .orderBy('id')
    .execute();
}

export async function findSite(db: LibraryDatabase, siteId: string): Promise<Site> {
  return db.selectFrom('workspace.sites').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow();
}

/** Inserts the site of a group; does nothing if the group has one. */
export async function insertSite(db: LibraryDatabase, site: Omit<Site, 'createdAt'>): Promise<void> {
  await db
    .insertInto('workspace.sites')
    .values(site)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a list with its columns, items, versions and grants. */
export async function deleteList(db: LibraryDatabase, listId: string): Promise<void> {
  await db.deleteFrom('workspace.lists').where('id', '=', listId).execute();
}

export async function listColumns(db: LibraryDatabase, listId: string): Promise<Column[]> {
  return db
    .selectFrom('workspace.columns')
    .selectAll()
    .where('listId', '=', listId)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Returns the bytes that a library uses: the current content of its files. */
export async function getUsedBytes(db: LibraryDatabase, listId: string): Promise<number> {
  const { usedBytes } = await db
    .selectFrom('workspace.lists')
    .select('usedBytes')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow();
  return usedBytes;
}

/** Returns a map from person ID to site user number, and assigns missing numbers. */
export async function assignUserNumbers(
  db: LibraryDatabase,
  siteId: string,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = [...new Set(personIds)].filter((id) => id !== SYSTEM_ACCOUNT_ID);
  // NOTE: a concurrent request may assign the same number; the insert then does nothing, and the loop tries again.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const numbers = await findUserNumbers(db, siteId, ids);
    const missing = ids.filter((id) => !numbers.has(id));
    if (missing.length === 0) return numbers;
    await insertUserNumbers(db, siteId, missing);
  }
  return findUserNumbers(db, siteId, ids);
}

const MAX_ATTEMPTS = 20;

async function insertUserNumbers(db: LibraryDatabase, siteId: string, personIds: readonly string[]): Promise<void> {
  await sql`
    with site as (select id from workspace.sites where id = ${siteId} for update)
    insert into workspace.site_users (site_id, number, person_id)
    select site.id,
      (select coalesce(max(number), 5) from workspace.site_users where site_id = ${siteId}) + missing.place,
      missing.id
    from site, unnest(${personIds}::uuid[]) with ordinality as missing (id, place)
    on conflict do nothing
  `.execute(db);
}

async function findUserNumbers(
  db: LibraryDatabase,
  siteId: string,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  const system = [SYSTEM_ACCOUNT_ID, SYSTEM_ACCOUNT_NUMBER] as const;
  if (personIds.length === 0) return new Map([system]);
  const rows = await db
    .selectFrom('workspace.siteUsers')
    .select(['personId', 'number'])
    .where('siteId', '=', siteId)
    .where('personId', 'in', personIds)
    .execute();
  return new Map([system, ...rows.map((row) => [row.personId, row.number] as const)]);
}
