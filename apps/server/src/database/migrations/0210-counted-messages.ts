import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How much each webhook was told, and what came of it, is asked every few seconds while a builder looks. */
export const countedMessages: Migration = {
  name: '0210-counted-messages',
  async up(database) {
    await sql`
      create index webhook_messages_counted on webhook_messages (webhook_id, state, attempts) where body is not null
    `.execute(database);
  },
};
