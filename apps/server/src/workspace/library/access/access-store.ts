import { type RawBuilder, sql } from 'kysely';
import { refusals } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase, Role } from '../library-tables.ts';

/**
 * What an actor may do in one list. Items with grants of their own (scopes) may be many: only those are read that somebody
 * asks about.
 */
export interface Access {
  /** What the actor may do with the root and all that follows it. */
  readonly rootRole: Role | undefined;
  /** Whether the actor may read anything at all in the list. */
  readonly isAny: boolean;
  readonly principals: readonly string[];
  roleIn(scopeId: string): Promise<Role | undefined>;
}

/** Grants may end. */
const isInForce = sql<boolean>`(grants.expires_at is null or grants.expires_at > now())`;

const strength: Record<Role, number> = { read: 1, write: 2, owner: 3 };

/** Looks what an actor may do in a list. */
export async function loadAccess(db: LibraryDatabase, listId: string, { principals }: Actor): Promise<Access> {
  const { rows } = await sql<{ rootId: string; role: Role | null }>`
    select root_id as "rootId", role from workspace.lists
    left join workspace.grants on scope_id = root_id and principal = any(${principals}::text[]) and ${isInForce}
    where lists.id = ${listId}
  `.execute(db);
  const rootId = rows[0]?.rootId ?? '';
  const rootRole = strongest(rows.flatMap(({ role }) => role ?? []));
  const roles = new Map<string, Promise<Role | undefined>>([[rootId, Promise.resolve(rootRole)]]);
  return {
    rootRole,
    isAny: rootRole !== undefined || (await isGrantedAnything(db, listId, principals)),
    principals,
    roleIn(scopeId) {
      const role = roles.get(scopeId) ?? readRole(db, scopeId, principals);
      roles.set(scopeId, role);
      return role;
    },
  };
}

async function readRole(
  db: LibraryDatabase,
  scopeId: string,
  principals: readonly string[],
): Promise<Role | undefined> {
  const { rows } = await sql<{ role: Role }>`
    select role from workspace.grants where scope_id = ${scopeId} and principal = any(${principals}::text[]) and ${isInForce}
  `.execute(db);
  return strongest(rows.map(({ role }) => role));
}

async function isGrantedAnything(db: LibraryDatabase, listId: string, principals: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from workspace.grants join workspace.items on items.id = grants.scope_id
    where principal = any(${principals}::text[]) and list_id = ${listId} and ${isInForce} limit 1
  `.execute(db);
  return rows.length > 0;
}

function strongest(roles: readonly Role[]): Role | undefined {
  return roles.toSorted((a, b) => strength[b] - strength[a])[0];
}

/** Lists of a site in which something is granted to somebody with one of these principals. */
export async function readableLists(
  db: LibraryDatabase,
  siteId: string,
  principals: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select lists.id from workspace.lists where site_id = ${siteId} and (
      exists (
        select 1 from workspace.grants
        where grants.scope_id = root_id and principal = any(${principals}::text[]) and ${isInForce}
      ) or lists.id in (
        select items.list_id from workspace.grants join workspace.items on items.id = grants.scope_id
        where principal = any(${principals}::text[]) and ${isInForce}
      )
    )
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Whether the actor may do as much with an item. */
export async function isGranted(access: Access, item: Item, role: Role): Promise<boolean> {
  const granted = await access.roleIn(item.scopeId);
  return granted !== undefined && strength[granted] >= strength[role];
}

/** @throws 403 when the actor may not do as much with the item */
export async function requireGranted(access: Access, item: Item, role: Role): Promise<void> {
  if (!(await isGranted(access, item, role))) throw refusals.accessDenied();
}

/**
 * Whether the actor may read a row of `items`, for a condition in SQL.
 *
 * NOTE: a scalar query and no `exists`: PostgreSQL would join that, and read all grants of the actor for one page of rows.
 */
export function isReadable({ principals }: Access): RawBuilder<boolean> {
  return sql`(
    select true from workspace.grants
    where grants.scope_id = items.scope_id and grants.principal = any(${principals}::text[]) and ${isInForce} limit 1
  )`;
}
