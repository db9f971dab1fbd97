import { sql } from 'kysely';
import type { Item } from './item.ts';
import { moveScope } from './items/items-store.ts';
import type { LibraryDatabase, Role } from './library-tables.ts';
import type { LibraryWrite } from './write-library.ts';

/** A principal's role on an item and on everything that inherits from it. */
export interface Grant {
  /** Principal, in the format of `principals` in actor.ts. */
  readonly principal: string;
  readonly role: Role;
  /** When the grant expires; absent or `null`: never. */
  readonly expiresAt?: Date | null;
}

/** Lists the unexpired grants of a scope, sorted by principal. */
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
 * Breaks permission inheritance of an item: it gets its own grants, and items below inherit from it.
 *
 * @param copied which of the inherited grants are copied
 */
export async function breakInheritance(
  db: LibraryDatabase,
  item: Item,
  copied: 'all' | 'owners' | 'none',
): Promise<void> {
  if (item.scopeId === item.id) return;
  await db
    .insertInto('workspace.grants')
    .columns(['scopeId', 'principal', 'role', 'expiresAt'])
    .expression((from) =>
      from
        .selectFrom('workspace.grants')
        .select((one) => [one.val(item.id).as('scopeId'), 'principal', 'role', 'expiresAt'])
        .where('scopeId', '=', item.scopeId)
        .$if(copied === 'owners', (query) => query.where('role', '=', 'owner'))
        .$if(copied === 'none', (query) => query.where(sql<boolean>`false`)),
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

/**
 * Records in the change feed that the grants of a scope changed.
 *
 * @param revoked principals that had a grant and no longer have one
 */
export async function recordSharingChange(
  write: LibraryWrite,
  scopeId: string,
  revoked: readonly string[] = [],
): Promise<void> {
  const { db, list, change } = write;
  await db
    .insertInto('workspace.sharingChanges')
    .values({ scopeId, listId: list.id, change })
    .onConflict((conflict) => conflict.column('scopeId').doUpdateSet({ change }))
    .execute();
  await db
    .deleteFrom('workspace.revocations')
    .where('scopeId', '=', scopeId)
    .where('principal', 'in', (from) =>
      from.selectFrom('workspace.grants').select('principal').where('scopeId', '=', scopeId),
    )
    .execute();
  if (revoked.length === 0) return;
  await db
    .insertInto('workspace.revocations')
    .values(revoked.map((principal) => ({ scopeId, principal, change })))
    .onConflict((conflict) => conflict.columns(['scopeId', 'principal']).doUpdateSet({ change: sql`excluded.change` }))
    .execute();
}
