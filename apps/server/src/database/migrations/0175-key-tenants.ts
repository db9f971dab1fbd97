import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Whose tenant a key's team is in: links that programs are given name it. Until now nobody could make a key. */
export const keyTenants: Migration = {
  name: '0175-key-tenants',
  async up(database) {
    await sql`delete from team_api_keys`.execute(database);
    await sql`alter table team_api_keys add column tenant_id uuid not null`.execute(database);
  },
};
