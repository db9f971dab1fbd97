import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Signing keys of tokens, organizations, users of teams, forms, submission numbers and counts, accepted deliveries. */
export const tokensFormsSubmissions: Migration = {
  name: '0100-tokens-forms-submissions',
  async up(database) {
    await sql`
      create table signing_keys (name text primary key, key bytea not null);

      create table tenants (id uuid primary key, blocked_at timestamptz);

      create table team_users (
        team_id uuid not null,
        user_id uuid not null,
        tenant_id uuid not null,
        name text not null,
        email text,
        last_seen_at timestamptz not null,
        primary key (team_id, user_id)
      );

      create table forms (
        team_id uuid not null,
        id text not null,
        drive_id text not null,
        title text not null,
        channel_id text,
        published_drive_item_id text not null,
        responses_folder_drive_item_id text not null,
        updated_by uuid not null,
        updated_at timestamptz not null,
        primary key (team_id, id)
      );

      create table submission_numbers (
        team_id uuid not null,
        form_id text not null,
        latest bigint not null check (latest >= 0),
        primary key (team_id, form_id)
      );

      create table given_submission_numbers (
        team_id uuid not null,
        form_id text not null,
        number bigint not null,
        key text not null,
        given_at timestamptz not null,
        primary key (team_id, form_id, number),
        unique (team_id, form_id, key)
      );

      create table monthly_submissions (
        team_id uuid not null,
        month text not null,
        submissions bigint not null,
        primary key (team_id, month)
      );

      create table counted_submissions (
        team_id uuid not null,
        key text not null,
        form_id text not null,
        is_resubmission boolean not null,
        month text not null,
        submissions bigint not null,
        primary key (team_id, key)
      );

      create table deliveries (
        team_id uuid not null,
        form_id text not null,
        response_id text not null,
        revision integer not null,
        trigger_type text not null,
        asked_by uuid not null,
        accepted_at timestamptz not null,
        primary key (team_id, form_id, response_id, revision, trigger_type)
      );
    `.execute(database);
  },
};
