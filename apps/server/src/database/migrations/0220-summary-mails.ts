import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Summary emails: schedule, view, recipients and last result. */
export const summaryMails: Migration = {
  name: '0220-summary-mails',
  async up(database) {
    await sql`
      create table summary_mails (
        id uuid primary key,
        team_id uuid not null,
        form_id text not null,
        tenant_id uuid not null,
        -- null for all submissions
        view_id text,
        -- [{ id, name, address }], copied from the directory
        recipients jsonb not null,
        every text not null check (every in ('day', 'week', 'month')),
        weekday integer not null,
        month_day integer not null,
        minutes integer not null,
        time_zone text not null,
        language text not null,
        sender text not null check (sender in ('account', 'server')),
        is_paused boolean not null,
        graph_credential_id uuid not null references graph_credentials (id),
        made_at timestamptz not null,
        changed_by uuid not null,
        changed_at timestamptz not null,
        -- next_at: when the next email is due; try_at: earliest time of the next attempt, later than next_at after a failure
        next_at timestamptz not null,
        try_at timestamptz not null,
        last_at timestamptz,
        last_outcome text check (last_outcome in ('sending', 'sent', 'failed', 'uncertain')),
        last_failure text
      );
      create index summary_mails_of_forms on summary_mails (team_id, form_id, made_at);
      create index summary_mails_due on summary_mails (try_at) where not is_paused
    `.execute(database);
  },
};
