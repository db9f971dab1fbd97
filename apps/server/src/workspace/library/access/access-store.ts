import { type RawBuilder, sql } from 'kysely';
import { refusals } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase, Role } from '../library-tables.ts';

/**
 * Permissions of an actor in one list. Lists may have very many items with their own grants (scopes), so the role in a
 * scope is loaded only on demand.
 */
export interface Access {
  /** Role on the root, and on items that inherit its grants. */
  readonly rootRole: Role | undefined;
  /** Whether the actor may read any item of the list. */
  readonly canReadAny: boolean;
  readonly principals: readonly string[];
  roleIn(scopeId: string): Promise<Role | undefined>;
}

/** SQL condition: the grant has not expired. */
const isUnexpired = sql<boolean>`(grants.expires_at is null or grants.expires_at > now())`;

const strength: Record<Role, number> = { read: 1, write: 2, owner: 3 };

/** Loads an actor's permissions in a list. */
export async function loadAccess(db: LibraryDatabase, listId: string, { principals }: Actor): Promise<Access> {
  const { rows } = await sql<{ rootId: string; role: Role | null }>`
    select root_id as "rootId", role from workspace.lists
    left join workspace.grants on scope_id = root_id and principal = any(${principals}::text[]) and ${isUnexpired}
    where lists.id = ${listId}
  `.execute(db);
  const rootId = rows[0]?.rootId ?? '';
  const rootRole = findStrongest(rows.flatMap(({ role }) => role ?? []));
  const roles = new Map<string, Promise<Role | undefined>>([[rootId, Promise.resolve(rootRole)]]);
  return {
    rootRole,
    canReadAny: rootRole !== undefined || (await hasAnyGrant(db, listId, principals)),
    principals,
    roleIn(scopeId) {
      const role = roles.get(scopeId) ?? loadRole(db, scopeId, principals);
      roles.set(scopeId, role);
      return role;
    },
  };
}

async function loadRole(
  db: LibraryDatabase,
  scopeId: string,
  principals: readonly string[],
): Promise<Role | undefined> {
  const { rows } = await sql<{ role: Role }>`
    select role from workspace.grants where scope_id = ${scopeId} and principal = any(${principals}::text[]) and ${isUnexpired}
  `.execute(db);
  return findStrongest(rows.map(({ role }) => role));
}

async function hasAnyGrant(db: LibraryDatabase, listId: string, principals: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from workspace.grants join workspace.items on items.id = grants.scope_id
    where principal = any(${principals}::text[]) and list_id = ${listId} and ${isUnexpired} limit 1
  `.execute(db);
  return rows.length > 0;
}

function findStrongest(roles: readonly Role[]): Role | undefined {
  return roles.toSorted((a, b) => strength[b] - strength[a])[0];
}

/** Returns IDs of a site's lists in which one of the principals has a grant. */
export async function listReadableListIds(
  db: LibraryDatabase,
  siteId: string,
  principals: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select lists.id from workspace.lists where site_id = ${siteId} and (
      exists (
        select 1 from workspace.grants
        where grants.scope_id = root_id and principal = any(${principals}::text[]) and ${isUnexpired}
      ) or lists.id in (
        select items.list_id from workspace.grants join workspace.items on items.id = grants.scope_id
        where principal = any(${principals}::text[]) and ${isUnexpired}
      )
    )
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Returns whether the actor has `role`, or a stronger role, on an item. */
export async function isGranted(access: Access, item: Item, role: Role): Promise<boolean> {
  const granted = await access.roleIn(item.scopeId);
  return granted !== undefined && strength[granted] >= strength[role];
}

/** @throws 403 when the actor's role on the item is weaker than `role` */
export async function requireGranted(access: Access, item: Item, role: Role): Promise<void> {
  if (!(await isGranted(access, item, role))) throw refusals.accessDenied();
}

/**
 * SQL condition on `items`: the actor may read the row.
 *
 * NOTE: a scalar query instead of `exists`: PostgreSQL would turn `exists` into a join, and read all grants of the
 * actor for one page of rows.
 */
export function isReadable({ principals }: Access): RawBuilder<boolean> {
  return sql`(
    select true from workspace.grants
    where grants.scope_id = items.scope_id and grants.principal = any(${principals}::text[]) and ${isUnexpired} limit 1
  )`;
}
