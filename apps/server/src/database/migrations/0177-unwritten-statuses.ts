import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Responses whose delivery statuses must be written to the library. Each row is added in the transaction of a status
 * change; `turn` shows whether the status changed again while it was being written.
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
