import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Attempts to send an email, and its submission number. Existing emails have neither. */
export const emailAttempts: Migration = {
  name: '0178-email-attempts',
  async up(database) {
    await sql`
      create table email_attempts (
        team_id uuid not null,
        form_id text not null,
        response_id text not null,
        revision integer not null,
        at timestamptz not null,
        took_ms integer,
        status_code integer,
        failure text
      );
      create index attempts_of_emails on email_attempts (team_id, form_id, response_id, revision, at);
      alter table email_messages add column submission_number integer;
      create index emails_of_forms on email_messages (team_id, form_id, place);
    `.execute(database);
  },
};
