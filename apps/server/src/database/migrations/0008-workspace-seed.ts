import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Completed steps of filling the demo. Each step runs only once, even if people have changed or deleted its content
 * since.
 */
export const workspaceSeed: Migration = {
  name: '0008-workspace-seed',
  async up(database) {
    await sql`
      create table workspace.seed_steps (name text primary key, done_at timestamptz not null)
    `.execute(database);
  },
};
