import { refusals } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import type { Item } from '../item.ts';
import type { LibraryDatabase, Role } from '../library-tables.ts';

/** What an actor may do in one list, by the scopes (items with grants of their own) that govern its items. */
export interface Access {
  readonly roles: ReadonlyMap<string, Role>;
}

const strength: Record<Role, number> = { read: 1, write: 2, owner: 3 };

/** Reads the grants of a list that concern the actor. */
export async function loadAccess(db: LibraryDatabase, listId: string, actor: Actor): Promise<Access> {
  const rows = await db
    .selectFrom('workspace.grants')
    .innerJoin('workspace.items', 'workspace.items.id', 'workspace.grants.scopeId')
    .select(['workspace.grants.scopeId', 'role'])
    .where('listId', '=', listId)
    .where('principal', 'in', actor.principals)
    .execute();
  const roles = new Map<string, Role>();
  for (const { scopeId, role } of rows) {
    const known = roles.get(scopeId);
    if (known === undefined || strength[known] < strength[role]) roles.set(scopeId, role);
  }
  return { roles };
}

export function hasRole(access: Access, item: Item, role: Role): boolean {
  const granted = access.roles.get(item.scopeId);
  return granted !== undefined && strength[granted] >= strength[role];
}

/** @throws 403 when the actor may not do as much with the item */
export function requireRole(access: Access, item: Item, role: Role): void {
  if (!hasRole(access, item, role)) throw refusals.accessDenied();
}

/** Scopes that the actor may read, for a condition in SQL. */
export function readableScopes(access: Access): string[] {
  return [...access.roles.keys()];
}
