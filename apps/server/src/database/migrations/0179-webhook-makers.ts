import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Email address of a webhook's creator, to report that the webhook was disabled, and the time of that report. Unknown
 * for existing webhooks.
 */
export const webhookMakers: Migration = {
  name: '0179-webhook-makers',
  async up(database) {
    await sql`alter table webhooks add column maker_mail text`.execute(database);
    await sql`alter table webhooks add column disabled_told_at timestamptz`.execute(database);
  },
};
