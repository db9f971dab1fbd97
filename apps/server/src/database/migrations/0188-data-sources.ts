import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Data sources of teams. Deleted data sources stay, marked as deleted, so that their row of a legacy list isn't
 * imported again. `data_source_migrations`: teams whose legacy list was imported.
 */
export const dataSources: Migration = {
  name: '0188-data-sources',
  async up(database) {
    await sql`
      create table data_sources (
        team_id uuid not null,
        id text not null,
        title text not null,
        type text not null,
        config json not null,
        preview_config json,
        list_id text,
        list_item_id text,
        changed_by uuid not null,
        changed_at timestamptz not null,
        deleted_at timestamptz,
        primary key (team_id, id),
        unique (team_id, list_id, list_item_id)
      )
    `.execute(database);
    await sql`
      create table data_source_migrations (team_id uuid primary key, migrated_by uuid not null, migrated_at timestamptz not null)
    `.execute(database);
  },
};
