import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

export type SessionRow = Selectable<ShareTables['share_sessions']>;

/** `undefined`: nothing had to be kept of it yet. */
export function readSession(database: Database, id: string): Promise<SessionRow | undefined> {
  return database
    .withTables<ShareTables>()
    .selectFrom('share_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}
