import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What of the demonstration is there: it is made in steps, each once, whatever people have changed or deleted since. */
export const workspaceSeed: Migration = {
  name: '0008-workspace-seed',
  async up(database) {
    await sql`
      create table workspace.seed_steps (name text primary key, done_at timestamptz not null)
    `.execute(database);
  },
};
