import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Data of a private workspace: invitations, two-factor authentication, passkeys and upstream accounts. */
export const privateWorkspace: Migration = {
  name: '0200-private-workspace',
  async up(database) {
    await sql`
      alter table workspace.people
        add column deactivated_at timestamptz,
        add column last_sign_in_at timestamptz;

      -- has one row if the workspace is private; a private workspace never becomes the demo
      create table workspace.private_mode (
        is_only boolean primary key default true check (is_only),
        since timestamptz not null,
        -- null until the owner has created the organization
        tenant_id uuid references workspace.tenants,
        second_step_of text not null default 'nobody' check (second_step_of in ('nobody', 'administrators', 'everybody'))
      );

      create table workspace.invitations (
        id uuid primary key,
        purpose text not null check (purpose in ('begin', 'join', 'reset')),
        token_hash text not null unique,
        tenant_id uuid references workspace.tenants,
        mail text,
        display_name text,
        job_title text,
        is_guest boolean not null default false,
        is_administrator boolean not null default false,
        -- maps a team ID to the person's role in the team
        teams jsonb not null default '{}',
        made_by uuid references workspace.people on delete set null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        -- person whose password is reset, or who joined
        person_id uuid references workspace.people on delete cascade
      );
      create index invitations_open on workspace.invitations (tenant_id, made_at) where ended_at is null;

      create table workspace.one_time_codes (
        person_id uuid primary key references workspace.people on delete cascade,
        sealed_secret text not null,
        made_at timestamptz not null,
        -- time step of the last accepted code; each code is accepted only once
        last_step bigint not null
      );
      create table workspace.recovery_codes (
        person_id uuid not null references workspace.people on delete cascade,
        code_hash text not null,
        primary key (person_id, code_hash)
      );
      create table workspace.passkeys (
        id text primary key,
        person_id uuid not null references workspace.people on delete cascade,
        name text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        made_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_person on workspace.passkeys (person_id);

      -- linked accounts of an upstream identity provider
      create table workspace.upstream_accounts (
        issuer text not null,
        subject text not null,
        person_id uuid not null references workspace.people on delete cascade,
        linked_at timestamptz not null,
        primary key (issuer, subject)
      );
      create index upstream_accounts_person on workspace.upstream_accounts (person_id);

      create index identity_records_account on workspace.identity_records ((payload->>'accountId'))
        where payload ? 'accountId'
    `.execute(database);
  },
};
