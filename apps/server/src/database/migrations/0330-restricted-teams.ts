import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Teams that the operator has restricted, regardless of their subscription. */
export const restrictedTeams: Migration = {
  name: '0330-restricted-teams',
  async up(database) {
    await sql`
      create table restricted_teams (
        team_id uuid primary key,
        restricted_at timestamptz not null
      )
    `.execute(database);
  },
};
