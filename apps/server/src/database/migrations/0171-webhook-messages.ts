import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Webhook events, one per webhook and event of a response, with all attempts. The body is sealed, and deleted after 30
 * days; the row stays for the submissions table. Also the hosts of a team that failed, to which requests are paused.
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
        submission_number integer,
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
      create index webhook_messages_with_body on webhook_messages (made_at) where body is not null;
      create index webhook_messages_of_responses on webhook_messages (team_id, form_id, response_id);
      create index webhook_messages_of_webhooks on webhook_messages (webhook_id, place);

      create table webhook_attempts (
        message_id uuid not null references webhook_messages (id),
        at timestamptz not null,
        took_ms integer not null,
        status_code integer,
        failure text
      );
      create index webhook_attempts_of_messages on webhook_attempts (message_id, at);

      create table webhook_hosts (
        team_id uuid not null,
        host text not null,
        failures integer not null,
        rest_until timestamptz,
        primary key (team_id, host)
      );
    `.execute(database);
  },
};
