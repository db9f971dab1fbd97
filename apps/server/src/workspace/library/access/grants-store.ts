import { sql } from 'kysely';
import type { Item } from '../item.ts';
import { moveScope } from '../items/items-store.ts';
import type { LibraryDatabase, Role } from '../library-tables.ts';

export interface Grant {
  /** As in `principals` of actor.ts. */
  readonly principal: string;
  readonly role: Role;
  /** When it ends by itself. */
  readonly expiresAt?: Date | null;
}

/** The grants that govern an item and have not ended, in a steady order. */
export async function listGrants(db: LibraryDatabase, scopeId: string): Promise<Grant[]> {
  return db
    .selectFrom('workspace.grants')
    .select(['principal', 'role', 'expiresAt'])
    .where('scopeId', '=', scopeId)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', sql<Date>`now()`)]))
    .orderBy('principal')
    .execute();
}

/**
 * Gives an item grants of its own, at first a copy of those that it followed, of the owners' alone, or of none. What lies below
 * follows it.
 */
export async function ownGrants(db: LibraryDatabase, item: Item, kept: 'all' | 'owners' | 'none'): Promise<void> {
  if (item.scopeId === item.id) return;
  await db
    .insertInto('workspace.grants')
    .columns(['scopeId', 'principal', 'role', 'expiresAt'])
    .expression((from) =>
      from
        .selectFrom('workspace.grants')
        .select((one) => [one.val(item.id).as('scopeId'), 'principal', 'role', 'expiresAt'])
        .where('scopeId', '=', item.scopeId)
        .$if(kept === 'owners', (query) => query.where('role', '=', 'owner'))
        .$if(kept === 'none', (query) => query.where(sql<boolean>`false`)),
    )
    .execute();
  await moveScope(db, item.id, { from: item.scopeId, to: item.id });
}

export async function putGrant(db: LibraryDatabase, scopeId: string, grant: Grant): Promise<void> {
  await db
    .insertInto('workspace.grants')
    .values({ scopeId, ...grant })
    .onConflict((conflict) =>
      conflict.columns(['scopeId', 'principal']).doUpdateSet({ role: grant.role, expiresAt: grant.expiresAt ?? null }),
    )
    .execute();
}

export async function deleteGrant(db: LibraryDatabase, scopeId: string, principal: string): Promise<void> {
  await db.deleteFrom('workspace.grants').where('scopeId', '=', scopeId).where('principal', '=', principal).execute();
}
