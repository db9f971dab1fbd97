import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Responses whose statuses are to be written to the team's library. Noted with each outcome, in its transaction; `turn` says to whoever
 * writes whether there was another meanwhile.
 */
export const unwrittenStatuses: Migration = {
  name: '0177-unwritten-statuses',
  async up(database) {
    await sql`
      create table unwritten_statuses (
        team_id uuid not null,
        form_id text not null,
        response_id text not null,
        turn integer not null default 1,
        tries integer not null default 0,
        next_at timestamptz not null,
        primary key (team_id, form_id, response_id)
      );
      create index unwritten_statuses_due on unwritten_statuses (next_at);
    `.execute(database);
  },
};
