import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Sealed secrets and state of webhooks. Webhooks of a legacy list have no secret until one is created. */
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
