import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What processes on one database have to know of each other. */
export const manyProcesses: Migration = {
  name: '0007-many-processes',
  async up(database) {
    await sql`
      -- content of the file store, and when somebody last kept it: what is young may be about to be referred to
      create table workspace.contents (
        sha256 text primary key,
        stored_at timestamptz not null
      );

      -- from when on an access token of a person has to be
      create table workspace.fresh_tokens (
        person_id uuid primary key,
        since timestamptz not null
      );

      -- how often somebody has asked in the running window; may be lost
      create unlogged table rate_limits (
        key text primary key,
        count integer not null,
        ends_at timestamptz not null
      )
    `.execute(database);
  },
};
