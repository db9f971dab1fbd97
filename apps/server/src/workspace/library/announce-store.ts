import { sql } from 'kysely';
import type { LibraryDatabase } from './library-tables.ts';

/** PostgreSQL channel with the IDs of changed lists. */
export const CHANGES_CHANNEL = 'workspace_changes';

/**
 * Notifies all processes that a list changed, when the transaction commits. PostgreSQL merges equal notifications of
 * one transaction.
 */
export async function notifyChange(db: LibraryDatabase, listId: string): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${listId})`.execute(db);
}
