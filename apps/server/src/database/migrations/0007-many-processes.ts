import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** State that all server processes on one database share. */
export const manyProcesses: Migration = {
  name: '0007-many-processes',
  async up(database) {
    await sql`
      -- content of the file store, and when it was last stored: recent content may belong to a write in progress
      create table workspace.contents (
        sha256 text primary key,
        stored_at timestamptz not null
      );

      -- time before which a person's access tokens are invalid
      create table workspace.fresh_tokens (
        person_id uuid primary key,
        since timestamptz not null
      );

      -- number of requests in the current window of each rate limit key; may be lost
      create unlogged table rate_limits (
        key text primary key,
        count integer not null,
        ends_at timestamptz not null
      )
    `.execute(database);
  },
};
