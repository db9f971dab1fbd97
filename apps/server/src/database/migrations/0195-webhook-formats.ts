import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Format of a webhook, and the language of its Teams card. */
export const webhookFormats: Migration = {
  name: '0195-webhook-formats',
  async up(database) {
    await sql`alter table webhooks add column format text not null default 'json'`.execute(database);
    await sql`alter table webhooks add column language text not null default 'en'`.execute(database);
  },
};
