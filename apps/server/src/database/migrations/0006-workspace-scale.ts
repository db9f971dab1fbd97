import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Stored counts, and indexes in the sort orders of pages, for libraries with a million items. With a million items, the
 * migration takes about a minute, in one transaction.
 */
export const workspaceScale: Migration = {
  name: '0006-workspace-scale',
  async up(database) {
    await sql`
      alter table workspace.lists
        -- number of rows that are not deleted, without the root folder
        add column living_rows bigint not null default 0,
        -- total bytes of the current content of files that are not deleted
        add column used_bytes bigint not null default 0;

      create table workspace.folder_children (
        folder_id text primary key,
        -- number of children that are not deleted; a folder without a row has no children
        children integer not null
      ) with (fillfactor = 50);

      -- Adds changed items to the counts. n is 1 for an added item and -1 for a removed one
      create type workspace.counted_item as (list_id uuid, parent_id text, n integer, bytes bigint);
      create function workspace.add_to_counts(items workspace.counted_item[]) returns void language sql as $$
        with by_list as (
          select list_id, sum(n) filter (where parent_id is not null) as n, sum(n * bytes) as bytes from unnest(items) group by list_id
        )
        update workspace.lists
        set living_rows = living_rows + coalesce(by_list.n, 0), used_bytes = used_bytes + by_list.bytes
        from by_list where lists.id = by_list.list_id and (by_list.n <> 0 or by_list.bytes <> 0);

        insert into workspace.folder_children (folder_id, children)
        select parent_id, sum(n) from unnest(items) where parent_id is not null group by parent_id having sum(n) <> 0
        on conflict (folder_id) do update set children = folder_children.children + excluded.children;
      $$;

      create function workspace.count_new_items() returns trigger language plpgsql as $$
      begin
        perform workspace.add_to_counts(array(
          select (list_id, parent_id, 1, size)::workspace.counted_item from added where deleted_at is null
        ));
        return null;
      end $$;

      create function workspace.count_changed_items() returns trigger language plpgsql as $$
      begin
        perform workspace.add_to_counts(counted) from (
          select array_agg((list_id, parent_id, n, size)::workspace.counted_item) as counted from (
            select added.list_id, added.parent_id, 1 as n, added.size, added.deleted_at
            from removed join added using (id)
            where (removed.parent_id, removed.size, removed.deleted_at is null)
              is distinct from (added.parent_id, added.size, added.deleted_at is null)
            union all
            select removed.list_id, removed.parent_id, -1, removed.size, removed.deleted_at
            from removed join added using (id)
            where (removed.parent_id, removed.size, removed.deleted_at is null)
              is distinct from (added.parent_id, added.size, added.deleted_at is null)
          ) as moved where deleted_at is null
        ) as changes where counted is not null;
        return null;
      end $$;

      create function workspace.count_gone_items() returns trigger language plpgsql as $$
      begin
        perform workspace.add_to_counts(array(
          select (list_id, parent_id, -1, size)::workspace.counted_item from removed where deleted_at is null
        ));
        delete from workspace.folder_children using removed where folder_id = removed.id;
        return null;
      end $$;

      create trigger count_new_items after insert on workspace.items
        referencing new table as added for each statement execute function workspace.count_new_items();
      create trigger count_changed_items after update on workspace.items
        referencing old table as removed new table as added for each statement execute function workspace.count_changed_items();
      create trigger count_gone_items after delete on workspace.items
        referencing old table as removed for each statement execute function workspace.count_gone_items();
    `.execute(database);
    await countExistingItems(database);
    await createIndexes(database);
  },
};

type Connection = Parameters<Migration['up']>[0];

async function countExistingItems(database: Connection): Promise<void> {
  await sql`
    update workspace.lists set living_rows = counts.n, used_bytes = counts.bytes
    from (
      select list_id, count(*) filter (where parent_id is not null) as n, sum(size) as bytes
      from workspace.items where deleted_at is null group by list_id
    ) as counts
    where lists.id = counts.list_id;

    insert into workspace.folder_children (folder_id, children)
    select parent_id, count(*) from workspace.items where deleted_at is null and parent_id is not null group by parent_id
  `.execute(database);
}

async function createIndexes(database: Connection): Promise<void> {
  await sql`
    -- change feed: the included columns let the index alone decide which rows a reader may see
    drop index workspace.items_change;
    create index items_change on workspace.items (list_id, change, id) include (scope_id, deleted_at);
    -- no query searches by scope_id anymore
    drop index workspace.items_scope;

    -- children sorted by time or by size; all children, including deleted ones, for operations on whole subtrees
    create index items_child_time on workspace.items (parent_id, modified_at, id) where deleted_at is null;
    create index items_child_size on workspace.items (parent_id, size, id) where deleted_at is null;
    create index items_parent on workspace.items (parent_id);

    -- rows sorted by time; rows of an author; rows that were changed or deleted after a given time
    create index items_modified on workspace.items (list_id, modified_at, row);
    create index items_created on workspace.items (list_id, created_at, row) where deleted_at is null;
    create index items_author on workspace.items (list_id, created_by, row) where deleted_at is null;
    create index items_deleted on workspace.items (list_id, deleted_at) where deleted_at is not null;

    -- checked-out files, to find those below a folder that is to be deleted
    create index items_checked_out on workspace.items (list_id) where checked_out_by is not null;

    -- whether an item or a version still refers to a file content
    create index items_sha256 on workspace.items (sha256) where sha256 is not null;
    create index items_draft on workspace.items ((draft ->> 'sha256')) where draft is not null;
    create index versions_sha256 on workspace.versions (sha256) where sha256 is not null;

    -- values of columns in the sort order of pages, now including rows without a value; the same as in columns-store.ts
    do $$
    declare
      old record;
      name text;
    begin
      for old in select indexname from pg_indexes where schemaname = 'workspace' and indexname like 'items\\_field\\_%' loop
        name := substr(old.indexname, length('items_field_') + 1);
        execute format('drop index workspace.%I', old.indexname);
        execute format(
          'create index %I on workspace.items (list_id, (case when length(fields ->> %L) <= 255 then fields -> %L end) nulls first, row) where deleted_at is null',
          'items_value_' || name, name, name
        );
      end loop;
    end $$
  `.execute(database);
}
