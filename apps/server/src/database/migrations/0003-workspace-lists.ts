import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Separate names for system lists and user-created lists of the embedded workspace, and columns with unique values. */
export const workspaceLists: Migration = {
  name: '0003-workspace-lists',
  async up(database) {
    await sql`
      create index sites_name on workspace.sites (tenant_id, lower(name));

      -- a system list has its own URL, so a user-created list may have the same name
      drop index workspace.lists_name;
      create unique index lists_name on workspace.lists (site_id, lower(name), is_system);

      alter table workspace.columns add column is_unique boolean not null default false
    `.execute(database);
  },
};
