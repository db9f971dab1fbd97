import { sql } from 'kysely';
import type { LibraryWrite } from '../write-library.ts';

/**
 * Notes in the change feed that it changed who may do what with an item and all that follows it.
 *
 * @param lost principals that had a grant and have none any more
 */
export async function recordSharing(write: LibraryWrite, scopeId: string, lost: readonly string[] = []): Promise<void> {
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
  if (lost.length === 0) return;
  await db
    .insertInto('workspace.revocations')
    .values(lost.map((principal) => ({ scopeId, principal, change })))
    .onConflict((conflict) => conflict.columns(['scopeId', 'principal']).doUpdateSet({ change: sql`excluded.change` }))
    .execute();
}
