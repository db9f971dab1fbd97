import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Last known names of organizations and teams, for operators. */
export const seenNames: Migration = {
  name: '0350-seen-names',
  async up(database) {
    await sql`alter table team_users add column team_name text, add column tenant_name text`.execute(database);
  },
};
