import type { Item } from '../item.ts';
import { moveScope } from '../items/items-store.ts';
import type { LibraryDatabase, Role } from '../library-tables.ts';

export interface Grant {
  /** As in `principals` of actor.ts. */
  readonly principal: string;
  readonly role: Role;
}

/** The grants that govern an item, in a steady order. */
export async function listGrants(db: LibraryDatabase, scopeId: string): Promise<Grant[]> {
  return db
    .selectFrom('workspace.grants')
    .select(['principal', 'role'])
    .where('scopeId', '=', scopeId)
    .orderBy('principal')
    .execute();
}

/** Gives an item grants of its own, at first a copy of those that it followed. What lies below follows it. */
export async function ownGrants(db: LibraryDatabase, item: Item, isCopied: boolean): Promise<void> {
  if (item.scopeId === item.id) return;
  if (isCopied) {
    await db
      .insertInto('workspace.grants')
      .columns(['scopeId', 'principal', 'role'])
      .expression((from) =>
        from
          .selectFrom('workspace.grants')
          .select((one) => [one.val(item.id).as('scopeId'), 'principal', 'role'])
          .where('scopeId', '=', item.scopeId),
      )
      .execute();
  }
  await moveScope(db, item.id, item.scopeId, item.id);
}

export async function putGrant(db: LibraryDatabase, scopeId: string, grant: Grant): Promise<void> {
  await db
    .insertInto('workspace.grants')
    .values({ scopeId, ...grant })
    .onConflict((conflict) => conflict.columns(['scopeId', 'principal']).doUpdateSet({ role: grant.role }))
    .execute();
}

export async function deleteGrant(db: LibraryDatabase, scopeId: string, principal: string): Promise<void> {
  await db.deleteFrom('workspace.grants').where('scopeId', '=', scopeId).where('principal', '=', principal).execute();
}
