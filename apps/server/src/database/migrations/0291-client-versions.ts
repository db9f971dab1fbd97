import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** With which version of the app somebody was seen last: the operator sees who has not come along yet. */
export const clientVersions: Migration = {
  name: '0291-client-versions',
  async up(database) {
    await sql`alter table team_users add column client_version text`.execute(database);
  },
};
