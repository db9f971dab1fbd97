import { sql } from 'kysely';
import type { LibraryDatabase } from './library-tables.ts';

/** The channel on which all processes hear which list changed. */
export const CHANGES_CHANNEL = 'workspace_changes';

/** Says that a list changes, to every process, when and if the transaction is committed. Saying it twice is saying it once. */
export async function announceChange(db: LibraryDatabase, listId: string): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${listId})`.execute(db);
}
