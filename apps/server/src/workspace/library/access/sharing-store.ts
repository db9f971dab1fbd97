import { sql } from 'kysely';
import type { LibraryWrite } from '../write-library.ts';

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
