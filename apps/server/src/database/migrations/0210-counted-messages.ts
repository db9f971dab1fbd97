import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Index for counting webhook events by status, which builders' screens query every few seconds. */
export const countedMessages: Migration = {
  name: '0210-counted-messages',
  async up(database) {
    await sql`
      create index webhook_messages_counted on webhook_messages (webhook_id, state, attempts) where body is not null
    `.execute(database);
  },
};
