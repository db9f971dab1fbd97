import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Who is told when a webhook is disabled, and when they were. Of webhooks of before nobody knows. */
export const webhookMakers: Migration = {
  name: '0179-webhook-makers',
  async up(database) {
    await sql`alter table webhooks add column maker_mail text`.execute(database);
    await sql`alter table webhooks add column disabled_told_at timestamptz`.execute(database);
  },
};
