import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { withLibraryTables } from '../../workspace/library/library-tables.ts';
import { findSite, listColumns } from '../../workspace/library/lists/lists-store.ts';
import { refreshUsersList } from '../../workspace/library/lists/users-list.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from './all-migrations.ts';

const tenant = '00000000-0000-4000-8000-000000000001';
const [ada, ben] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const team = '00000000-0000-4000-8000-0000000000a1';
const site = '00000000-0000-4000-8000-0000000000b1';
const list = '00000000-0000-4000-8000-0000000000c1';

let db: TestDatabase;

/**
 * Creates a workspace as it was before migration 0003: with a user-created list "users", and a person whom rows refer
 * to.
 */
beforeAll(async () => {
  const at = allMigrations.findIndex(({ name }) => name === '0003-workspace-lists');
  db = await createTestDatabase(allMigrations.slice(0, at));
  const steps = [
    sql`insert into workspace.tenants (id, display_name, domain) values (${tenant}, 'North', 'north.example')`,
    sql`
      insert into workspace.people (id, tenant_id, user_principal_name, mail, display_name, password_hash)
      values (${ada}, ${tenant}, 'ada@north.example', 'ada@north.example', 'Ada', ''),
        (${ben}, ${tenant}, 'ben@north.example', null, 'Ben', '')
    `,
    sql`
      insert into workspace.groups (id, tenant_id, display_name, mail_nickname, is_team)
      values (${team}, ${tenant}, 'Team', 'team', true)
    `,
    sql`insert into workspace.memberships (group_id, person_id, role) values (${team}, ${ben}, 'owner')`,
    sql`
      insert into workspace.sites (id, collection_id, tenant_id, group_id, name, display_name)
      values (${site}, gen_random_uuid(), ${tenant}, ${team}, 'team', 'Team')
    `,
    sql`insert into workspace.site_users (site_id, number, person_id) values (${site}, 9, ${ada})`,
    sql`
      insert into workspace.lists (id, site_id, name, display_name, template, root_id, created_at, created_by, modified_at, modified_by)
      values (${list}, ${site}, 'users', 'Users', 'genericList', 'root', now(), ${ada}, now(), ${ada})
    `,
    sql`
      insert into workspace.columns (id, list_id, position, name, display_name, kind)
      values (gen_random_uuid(), ${list}, 0, 'Title', 'Title', 'text')
    `,
  ];
  for (const step of steps) await step.execute(db.database);
  await migrate(db.database, allMigrations);
});

afterAll(() => db.close());

it('does not change lists and columns that users created', async () => {
  const columns = await listColumns(withLibraryTables(db.database), list);
  expect(columns).toMatchObject([{ name: 'Title', isUnique: false }]);
});

it('allows a system user list beside a user-created list "users", and keeps the numbers of its people', async () => {
  const tables = withLibraryTables(db.database);
  const users = await refreshUsersList({ db: tables, now: () => new Date() }, await findSite(tables, site));
  const { rows } = await sql`
    select row, fields ->> 'Title' as title from workspace.items
    where list_id = ${users.id} and fields ->> 'ContentType' = 'Person' order by row
  `.execute(db.database);
  expect(rows).toEqual([
    { row: 9, title: 'Ada' },
    { row: 10, title: 'Ben' },
  ]);
});
