import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Sites, lists and document libraries of the embedded workspace. A file or folder and its list item are one row. */
export const workspaceLibraries: Migration = {
  name: '0002-workspace-libraries',
  async up(database) {
    await sql`
      create table workspace.sites (
        id uuid primary key,
        collection_id uuid not null,
        tenant_id uuid not null references workspace.tenants,
        group_id uuid not null unique references workspace.groups on delete cascade,
        name text not null,
        display_name text not null,
        created_at timestamptz not null default now()
      );

      -- numbers that list items use to refer to people, such as AuthorLookupId
      create table workspace.site_users (
        site_id uuid not null references workspace.sites on delete cascade,
        number integer not null,
        person_id uuid not null references workspace.people,
        primary key (site_id, number),
        unique (site_id, person_id)
      );

      create table workspace.lists (
        id uuid primary key,
        site_id uuid not null references workspace.sites on delete cascade,
        name text not null,
        display_name text not null,
        description text not null default '',
        template text not null,
        is_system boolean not null default false,
        -- null if the list is not a document library
        drive_id text unique,
        root_id text not null,
        version integer not null default 1,
        created_at timestamptz not null,
        created_by uuid not null,
        modified_at timestamptz not null,
        modified_by uuid not null,
        last_row integer not null default 0,
        -- counts the transactions that changed the list; each row stores the number of its latest change
        change bigint not null default 0
      );
      create unique index lists_display_name on workspace.lists (site_id, lower(display_name));
      create unique index lists_name on workspace.lists (site_id, lower(name));

      create table workspace.columns (
        id uuid primary key,
        list_id uuid not null references workspace.lists on delete cascade,
        position integer not null,
        name text not null,
        display_name text not null,
        description text not null default '',
        -- text, number, boolean, dateTime …; kind_settings contains the settings
        kind text not null,
        kind_settings jsonb not null default '{}',
        is_indexed boolean not null default false,
        is_hidden boolean not null default false,
        is_read_only boolean not null default false,
        is_required boolean not null default false,
        unique (list_id, name)
      );

      create table workspace.items (
        id text primary key,
        list_id uuid not null references workspace.lists on delete cascade,
        -- number of the list item; 0 for the root folder
        row integer not null,
        unique_id uuid not null,
        parent_id text references workspace.items,
        name text not null,
        name_key text not null,
        is_folder boolean not null,
        description text,
        size bigint not null default 0,
        sha256 text,
        quick_xor_hash text,
        fields jsonb not null default '{}',
        etag integer not null default 1,
        ctag integer not null default 1,
        version integer not null default 1,
        created_at timestamptz not null,
        created_by uuid not null,
        modified_at timestamptz not null,
        modified_by uuid not null,
        file_created_at timestamptz not null,
        file_modified_at timestamptz not null,
        -- ID of the nearest item with its own grants: this item or one of its ancestors
        scope_id text not null,
        checked_out_by uuid,
        -- unpublished changes of the person who checked the file out: size, sha256, quick_xor_hash, fields, comment
        draft jsonb,
        change bigint not null,
        deleted_at timestamptz,
        unique (list_id, row)
      );
      create unique index items_name on workspace.items (parent_id, name_key) where deleted_at is null;
      create index items_change on workspace.items (list_id, change, id);
      create index items_scope on workspace.items (scope_id) where deleted_at is null;

      create table workspace.versions (
        item_id text not null references workspace.items on delete cascade,
        number integer not null,
        size bigint not null,
        sha256 text,
        quick_xor_hash text,
        fields jsonb not null,
        comment text,
        created_at timestamptz not null,
        created_by uuid not null,
        primary key (item_id, number)
      );

      create table workspace.grants (
        scope_id text not null references workspace.items on delete cascade,
        -- user:{person}, group:{group}, owners:{group}, members:{group}
        principal text not null,
        role text not null check (role in ('read', 'write', 'owner')),
        primary key (scope_id, principal)
      );
      create index grants_principal on workspace.grants (principal);

      create table workspace.upload_sessions (
        -- secret and unguessable, because it grants write access
        id text primary key,
        list_id uuid not null references workspace.lists on delete cascade,
        person_id uuid not null,
        -- upload target: the ID of an existing file …
        item_id text,
        -- … or the path of a new file below a folder
        parent_id text,
        name text,
        conflict_behavior text not null,
        if_match text,
        total bigint,
        received bigint not null default 0,
        expires_at timestamptz not null
      );

      create table workspace.upload_parts (
        session_id text not null references workspace.upload_sessions on delete cascade,
        start bigint not null,
        size bigint not null,
        sha256 text not null,
        primary key (session_id, start)
      )
    `.execute(database);
  },
};
