import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Forms whose submitted responses are deleted after a time. */
export const formRetentions: Migration = {
  name: '0240-form-retentions',
  async up(database) {
    await sql`
      create table form_retentions (
        team_id uuid not null,
        form_id text not null,
        unit text not null check (unit in ('days', 'months')),
        count integer not null check (count > 0),
        -- connected account of the person who set the retention period; the server deletes with its permissions
        graph_credential_id uuid not null,
        drive_id text not null,
        set_by text not null,
        set_at timestamptz not null,
        next_run_at timestamptz not null,
        last_run jsonb,
        primary key (team_id, form_id)
      );
      create index form_retentions_next_run on form_retentions (next_run_at)
    `.execute(database);
  },
};
