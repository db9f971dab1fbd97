import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Emails about responses, one row per response and revision. `sending` is stored before an email goes out; if its
 * process ends, the email may have arrived. The body is sealed, and deleted once the email was sent, or after 30 days.
 */
export const emailMessages: Migration = {
  name: '0173-email-messages',
  async up(database) {
    await sql`
      create table email_messages (
        id uuid primary key,
        team_id uuid not null,
        form_id text not null,
        response_id text not null,
        revision integer not null,
        place bigint generated always as identity,
        sender text not null check (sender in ('account', 'server')),
        graph_credential_id uuid not null references graph_credentials (id),
        body text,
        state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
        runs integer not null default 1,
        attempts integer not null default 0,
        next_at timestamptz not null,
        status_code integer,
        failure text,
        made_at timestamptz not null,
        tried_at timestamptz,
        unique (team_id, form_id, response_id, revision)
      );
      create index email_messages_due on email_messages (next_at) where state in ('waiting', 'sending');
      create index email_messages_with_body on email_messages (made_at) where body is not null;
    `.execute(database);
  },
};
