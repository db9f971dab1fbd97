import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from './all-migrations.ts';

let test: TestDatabase;

const [TENANT, GROUP, SITE, LIST] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

beforeAll(async () => {
  test = await createTestDatabase(allMigrations.filter(({ name }) => name < '0006' || name > '0007'));
  await sql`
    insert into workspace.tenants (id, display_name, domain) values (${TENANT}, 'Contoso', 'contoso.test')
  `.execute(test.database);
  await sql`
    insert into workspace.groups (id, tenant_id, display_name, mail_nickname, is_team)
    values (${GROUP}, ${TENANT}, 'Engines', 'engines', true)
  `.execute(test.database);
  await sql`
    insert into workspace.sites (id, collection_id, tenant_id, group_id, name, display_name)
    values (${SITE}, ${SITE}, ${TENANT}, ${GROUP}, 'engines', 'Engines')
  `.execute(test.database);
  await sql`
    insert into workspace.lists (
      id, site_id, name, display_name, template, root_id, created_at, created_by, modified_at, modified_by
    ) values (${LIST}, ${SITE}, 'Documents', 'Documents', 'documentLibrary', 'item-0', now(), ${SITE}, now(), ${SITE})
  `.execute(test.database);
  await sql`
    create index "items_field_tfTitle" on workspace.items (list_id, (fields -> 'tfTitle'))
    where length(fields ->> 'tfTitle') <= 255
  `.execute(test.database);
  await sql`
    insert into workspace.items (
      id, list_id, row, unique_id, parent_id, name, name_key, is_folder, size, created_at, created_by, modified_at,
      modified_by, file_created_at, file_modified_at, scope_id, change, deleted_at
    )
    select 'item-' || n, ${LIST}, n, gen_random_uuid(), case when n > 0 then 'item-' || n / 10 end, n::text, n::text,
      n < 10, n, now(), ${SITE}, now(), ${SITE}, now(), now(), 'item-0', n, case when n % 5 = 4 then now() end
    from generate_series(0, 99) as n
  `.execute(test.database);
  await migrate(test.database, allMigrations);
});

afterAll(() => test.close());

it('counts existing rows, bytes and children', async () => {
  const { rows: lists } = await sql`select living_rows as n, used_bytes as bytes from workspace.lists`.execute(
    test.database,
  );
  expect(lists).toEqual([{ n: 79, bytes: 3920 }]);
  const { rows: folders } = await sql`
    select children from workspace.folder_children where folder_id in ('item-0', 'item-3') order by folder_id
  `.execute(test.database);
  expect(folders).toEqual([{ children: 7 }, { children: 8 }]);
});

it('recreates the indexes of columns, including rows without a value', async () => {
  const { rows } = await sql<{ name: string; def: string }>`
    select indexname as name, indexdef as def from pg_indexes where indexname like 'items\\_%tfTitle'
  `.execute(test.database);
  expect(rows.map(({ name }) => name)).toEqual(['items_value_tfTitle']);
  expect(rows[0]?.def).toContain('NULLS FIRST');
});

it('updates the counts for new, moved and deleted items', async () => {
  const { database } = test;
  const counts = async () => {
    const { rows } = await sql`
      select living_rows as n, used_bytes as bytes,
        (select children from workspace.folder_children where folder_id = 'item-3') as third from workspace.lists
    `.execute(database);
    return rows[0];
  };
  await sql`update workspace.items set parent_id = 'item-3' where id in ('item-41', 'item-42')`.execute(database);
  expect(await counts()).toEqual({ n: 79, bytes: 3920, third: 10 });
  await sql`update workspace.items set deleted_at = now() where parent_id = 'item-3'`.execute(database);
  expect(await counts()).toEqual({ n: 69, bytes: 3920 - (345 - 34 - 39) - 83, third: 0 });
  await sql`update workspace.items set size = 100 where id = 'item-50'`.execute(database);
  await sql`delete from workspace.items where id = 'item-51'`.execute(database);
  expect(await counts()).toMatchObject({ n: 68, bytes: 3920 - (345 - 34 - 39) - 83 + 50 - 51 });
});
