import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Active editors of form drafts. Rows that aren't renewed expire, and are replaced. */
export const formEditors: Migration = {
  name: '0174-form-editors',
  async up(database) {
    await sql`
      create table form_editors (
        team_id uuid not null,
        form_id text not null,
        session uuid not null,
        user_id text not null,
        name text not null,
        seen_at timestamptz not null,
        primary key (team_id, form_id)
      );
      create index form_editors_by_age on form_editors (seen_at)
    `.execute(database);
  },
};
