import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Email address for the notification about a disabled webhook, and when it was sent. Unknown for existing webhooks. */
export const webhookMakers: Migration = {
  name: '0179-webhook-makers',
  async up(database) {
    await sql`alter table webhooks add column maker_mail text`.execute(database);
    await sql`alter table webhooks add column disabled_told_at timestamptz`.execute(database);
  },
};
