import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What drives need beside files: grants that end, who was given and lost what and when, uploads that say more of a file. */
export const workspaceDrives: Migration = {
  name: '0005-workspace-drives',
  async up(database) {
    await sql`
      alter table workspace.grants add column expires_at timestamptz;

      -- as many versions of a file are kept
      alter table workspace.lists add column version_limit integer not null default 500 check (version_limit > 0);

      alter table workspace.upload_sessions
        add column file_created_at timestamptz,
        add column file_modified_at timestamptz,
        add column description text,
        -- the file is made when the client says so, not with the last range
        add column is_deferred boolean not null default false;

      -- the last change of who may do what with an item that has grants of its own, in the numbers of the change feed
      create table workspace.sharing_changes (
        scope_id text primary key references workspace.items on delete cascade,
        list_id uuid not null references workspace.lists on delete cascade,
        change bigint not null
      );
      create index sharing_changes_list on workspace.sharing_changes (list_id, change);

      -- who was granted something and is not any more
      create table workspace.revocations (
        scope_id text not null references workspace.items on delete cascade,
        principal text not null,
        change bigint not null,
        primary key (scope_id, principal)
      )
    `.execute(database);
  },
};
