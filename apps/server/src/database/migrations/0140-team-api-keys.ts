import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** API keys of programs that act for a team. Only hashes of the keys are stored. */
export const teamApiKeys: Migration = {
  name: '0140-team-api-keys',
  async up(database) {
    await sql`
      create table team_api_keys (
        id uuid primary key default gen_random_uuid(),
        team_id uuid not null,
        name text not null,
        key_hash bytea not null unique,
        made_by uuid not null,
        made_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index keys_of_teams on team_api_keys (team_id)
    `.execute(database);
  },
};
