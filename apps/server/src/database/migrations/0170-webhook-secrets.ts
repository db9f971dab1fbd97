import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What signs a webhook's messages, sealed, and whether it is sent to. Those of a team's old list have no secret until they are given one. */
export const webhookSecrets: Migration = {
  name: '0170-webhook-secrets',
  async up(database) {
    await sql`
      alter table webhooks
        add column secret text,
        add column former_secret text,
        add column former_until timestamptz,
        add column is_paused boolean not null default false,
        add column disabled_at timestamptz
    `.execute(database);
  },
};
