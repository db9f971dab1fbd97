import { type Insertable, sql } from 'kysely';
import { type Column, type List, type Site, SYSTEM_ACCOUNT_ID } from '../item.ts';
import type { LibraryDatabase, LibraryTables } from '../library-tables.ts';

/** By which every site names SharePoint itself. */
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

/** A list of a site by id or title. */
export async function findSiteList(db: LibraryDatabase, siteId: string, name: string): Promise<List | undefined> {
  const key = name.toLowerCase();
  return db
    .selectFrom('workspace.lists')
    .selectAll()
    .where('siteId', '=', siteId)
    .where((where) => where.or([where(sql`id::text`, '=', key), where(sql`lower(display_name)`, '=', key)]))
    .executeTakeFirst();
}

/** A list that SharePoint keeps for itself, by the name in its address. */
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

/** Adds a list; `undefined` when the site has one of that name or title. */
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

/** Takes a list for one writer until the transaction ends, and counts the change that it makes. */
export async function takeList(db: LibraryDatabase, listId: string): Promise<List | undefined> {
  return db
    .updateTable('workspace.lists')
    .set({ change: sql`change + 1` })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a list's title or description; its name in the address stays. */
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

/** All lists of a site, the oldest first. */
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

/** A site of one organization. */
export async function findSiteById(db: LibraryDatabase, tenantId: string, id: string): Promise<Site | undefined> {
  return db
    .selectFrom('workspace.sites')
    .selectAll()
    .where('id', '=', id)
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
}

/** A site of one organization by the name in its address. */
export async function findSiteByName(db: LibraryDatabase, tenantId: string, name: string): Promise<Site | undefined> {
  return db
    .selectFrom('workspace.sites')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

/** The sites of some groups of one organization, by title. */
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

/** Gives a group its site, or leaves the one it has. */
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

/** Bytes that a library holds: the newest content of its files. */
export async function measureList(db: LibraryDatabase, listId: string): Promise<number> {
  const { usedBytes } = await db
    .selectFrom('workspace.lists')
    .select('usedBytes')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow();
  return usedBytes;
}

/**
 * The numbers by which a site's list items name these people, made when a person has none yet.
 *
 * @returns person id → number
 */
export async function numberPeople(
  db: LibraryDatabase,
  siteId: string,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(personIds)].filter((id) => id !== SYSTEM_ACCOUNT_ID);
  // NOTE: whoever else numbers people at the same moment may take the number: it takes another turn.
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const known = await readNumbers(db, siteId, wanted);
    const missing = wanted.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    await insertNumbers(db, siteId, missing);
  }
  return readNumbers(db, siteId, wanted);
}

const MAX_TURNS = 20;

async function insertNumbers(db: LibraryDatabase, siteId: string, personIds: readonly string[]): Promise<void> {
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

async function readNumbers(
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
