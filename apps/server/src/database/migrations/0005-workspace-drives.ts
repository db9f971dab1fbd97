import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Expiring grants, numbered changes of permissions, version limits, and more metadata of upload sessions. */
export const workspaceDrives: Migration = {
  name: '0005-workspace-drives',
  async up(database) {
    await sql`
      alter table workspace.grants add column expires_at timestamptz;

      -- maximum number of versions that are kept of a file
      alter table workspace.lists add column version_limit integer not null default 500 check (version_limit > 0);

      alter table workspace.upload_sessions
        add column file_created_at timestamptz,
        add column file_modified_at timestamptz,
        add column description text,
        -- the client requests the creation of the file separately, instead of the last range creating it
        add column is_deferred boolean not null default false;

      -- latest change of the grants of each item that has its own grants, numbered like the change feed
      create table workspace.sharing_changes (
        scope_id text primary key references workspace.items on delete cascade,
        list_id uuid not null references workspace.lists on delete cascade,
        change bigint not null
      );
      create index sharing_changes_list on workspace.sharing_changes (list_id, change);

      -- principals whose grant was removed
      create table workspace.revocations (
        scope_id text not null references workspace.items on delete cascade,
        principal text not null,
        change bigint not null,
        primary key (scope_id, principal)
      )
    `.execute(database);
  },
};
