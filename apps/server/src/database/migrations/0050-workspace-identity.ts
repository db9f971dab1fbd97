import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Data of the embedded sign-in: sessions, grants, codes, refresh tokens, and signing keys. */
export const workspaceIdentity: Migration = {
  name: '0050-workspace-identity',
  async up(database) {
    await sql`
      create schema if not exists workspace;

      create table workspace.identity_records (
        -- type of the record: 'Session', 'Grant', 'RefreshToken' …
        model text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        expires_at timestamptz,
        primary key (model, id)
      );
      create index identity_records_grant on workspace.identity_records (grant_id) where grant_id is not null;
      create index identity_records_uid on workspace.identity_records (uid) where uid is not null;
      create index identity_records_expiry on workspace.identity_records (expires_at);

      create table workspace.identity_keys (name text primary key, value jsonb not null);
    `.execute(database);
  },
};
