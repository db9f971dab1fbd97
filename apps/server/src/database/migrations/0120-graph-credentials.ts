import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Credentials for Graph, pending authorizations, confidential forms and the private folders that were created for
 * users.
 */
export const graphCredentials: Migration = {
  name: '0120-graph-credentials',
  async up(database) {
    await sql`
      create table graph_credentials (
        id uuid primary key,
        tenant_id uuid not null,
        user_id uuid not null,
        name text,
        username text,
        refresh_token text,
        access_token text,
        access_ends_at timestamptz,
        expired_at timestamptz,
        renewing_by uuid,
        renewing_until timestamptz,
        unique (tenant_id, user_id)
      );

      create table pending_authorizations (
        state_hash bytea primary key,
        credential_id uuid not null references graph_credentials on delete cascade,
        verifier text not null,
        ends_at timestamptz not null
      );

      create table confidential_forms (
        team_id uuid not null,
        form_id text not null,
        graph_credential_id uuid not null references graph_credentials,
        drive_id text not null,
        enabled_by uuid not null,
        enabled_at timestamptz not null,
        primary key (team_id, form_id)
      );

      create table private_folders (
        team_id uuid not null,
        user_id uuid not null,
        form_id text not null,
        drive_item_id text not null,
        primary key (team_id, user_id, form_id)
      );
    `.execute(database);
  },
};
