import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Organizations of the embedded workspace with their people, groups and pictures. */
export const workspaceDirectory: Migration = {
  name: '0001-workspace-directory',
  async up(database) {
    await sql`
      create schema workspace;

      create table workspace.tenants (
        id uuid primary key,
        display_name text not null,
        domain text not null unique,
        created_at timestamptz not null default now()
      );

      create table workspace.people (
        id uuid primary key,
        tenant_id uuid not null references workspace.tenants,
        -- home organization of a guest; null for the organization's own people
        home_tenant_id uuid references workspace.tenants,
        user_principal_name text not null,
        mail text,
        display_name text not null,
        given_name text,
        surname text,
        job_title text,
        office_location text,
        preferred_language text,
        mobile_phone text,
        password_hash text not null,
        created_at timestamptz not null default now()
      );
      create unique index people_user_principal_name on workspace.people (lower(user_principal_name));
      create index people_mail on workspace.people (lower(mail));
      create index people_tenant on workspace.people (tenant_id, display_name, id);

      create table workspace.groups (
        id uuid primary key,
        tenant_id uuid not null references workspace.tenants,
        display_name text not null,
        description text,
        mail_nickname text not null,
        visibility text not null default 'Private' check (visibility in ('Private', 'Public')),
        is_team boolean not null,
        created_at timestamptz not null default now(),
        unique (tenant_id, mail_nickname)
      );

      create table workspace.memberships (
        group_id uuid not null references workspace.groups on delete cascade,
        person_id uuid not null references workspace.people on delete cascade,
        role text not null check (role in ('owner', 'member', 'guest')),
        primary key (group_id, person_id)
      );
      create index memberships_person on workspace.memberships (person_id);

      create table workspace.channels (
        id text primary key,
        group_id uuid not null references workspace.groups on delete cascade,
        display_name text not null,
        membership_type text not null default 'standard' check (membership_type in ('standard', 'private', 'shared')),
        created_at timestamptz not null default now()
      );
      create index channels_group on workspace.channels (group_id);

      create table workspace.photos (
        -- ID of a person or a group
        owner_id uuid primary key,
        content_type text not null,
        sha256 text not null,
        size bigint not null
      );

      create table workspace.sent_mail (
        id uuid primary key,
        tenant_id uuid not null references workspace.tenants,
        person_id uuid not null references workspace.people,
        message jsonb not null,
        is_saved boolean not null,
        sent_at timestamptz not null
      );
      create index sent_mail_order on workspace.sent_mail (tenant_id, sent_at);

      create table workspace.signing_keys (
        name text primary key,
        key bytea not null
      )
    `.execute(database);
  },
};
