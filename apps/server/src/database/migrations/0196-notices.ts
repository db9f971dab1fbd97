import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Notifications of users. Repeated notifications share a row, which counts them until the user reads it. */
export const notices: Migration = {
  name: '0196-notices',
  async up(database) {
    await sql`create table notices (
      id uuid primary key default gen_random_uuid(),
      user_id text not null,
      team_id uuid not null,
      form_id text not null,
      key text not null,
      matter jsonb not null,
      times integer not null default 1,
      made_at timestamptz not null,
      read_at timestamptz,
      unique (user_id, key)
    )`.execute(database);
    await sql`create index notices_made_at on notices (made_at)`.execute(database);
  },
};
