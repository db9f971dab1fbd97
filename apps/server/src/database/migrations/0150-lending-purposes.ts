import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Purposes of connected accounts. Existing accounts get the purpose `files`. */
export const lendingPurposes: Migration = {
  name: '0150-lending-purposes',
  async up(database) {
    await sql`
      alter table graph_credentials add purposes text[] not null default '{}';
      update graph_credentials set purposes = '{files}' where refresh_token is not null;
      alter table pending_authorizations add scopes text[] not null default '{User.Read,Sites.Manage.All}'
    `.execute(database);
  },
};
