import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Last used app version of each user, so that operators see outdated clients. */
export const clientVersions: Migration = {
  name: '0291-client-versions',
  async up(database) {
    await sql`alter table team_users add column client_version text`.execute(database);
  },
};
