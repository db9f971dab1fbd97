import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * What is on its way to webhooks: one message for each webhook and happening of a response, with what was tried. The body is sealed, and
 * goes when the message has arrived or is given up.
 */
export const webhookMessages: Migration = {
  name: '0171-webhook-messages',
  async up(database) {
    await sql`
      create table webhook_messages (
        id uuid primary key,
        webhook_id uuid not null references webhooks (id),
        team_id uuid not null,
        form_id text not null,
        response_id text not null,
        revision integer not null,
        trigger_type text not null check (trigger_type in ('submit', 'resubmit', 'delete')),
        place bigint generated always as identity,
        body text,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        attempts integer not null default 0,
        next_at timestamptz not null,
        status_code integer,
        failure text,
        made_at timestamptz not null,
        tried_at timestamptz,
        unique (webhook_id, response_id, revision, trigger_type)
      );
      create index webhook_messages_due on webhook_messages (next_at) where state = 'waiting';
      create index webhook_messages_of_responses on webhook_messages (team_id, form_id, response_id);
    `.execute(database);
  },
};
