import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Tenants of API keys, for links that programs receive. Deletes existing keys, since their tenants are unknown. */
export const keyTenants: Migration = {
  name: '0175-key-tenants',
  async up(database) {
    await sql`delete from team_api_keys`.execute(database);
    await sql`alter table team_api_keys add column tenant_id uuid not null`.execute(database);
  },
};
