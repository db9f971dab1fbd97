import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Lists of the embedded workspace: its own beside those that people make, columns of unique values. */
export const workspaceLists: Migration = {
  name: '0003-workspace-lists',
  async up(database) {
    await sql`
      create index sites_name on workspace.sites (tenant_id, lower(name));

      -- a system list lies at an address of its own: people's lists may have the same name
      drop index workspace.lists_name;
      create unique index lists_name on workspace.lists (site_id, lower(name), is_system);

      alter table workspace.columns add column is_unique boolean not null default false
    `.execute(database);
  },
};
