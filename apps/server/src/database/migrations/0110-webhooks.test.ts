import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from './all-migrations.ts';

const id = '00000000-0000-4000-8000-000000000001';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(allMigrations.filter(({ name }) => name < '0110'));
  await sql`
    insert into deliveries (team_id, form_id, response_id, revision, trigger_type, asked_by, accepted_at)
    values (${id}, 'f', 'r', 1, 'submit', ${id}, now()), (${id}, 'f', 'r', 0, 'delete', ${id}, now())
  `.execute(test.database);
  await migrate(test.database, allMigrations);
});
afterAll(() => test.close());

it('splits earlier deliveries: submissions for webhooks and email, deletions only for webhooks', async () => {
  const { rows } = await sql<{ kept: string }>`
    select concat_ws(' ', revision, trigger_type, target) as kept from deliveries order by 1
  `.execute(test.database);
  expect(rows.map((row) => row.kept)).toEqual(['0 delete webhook', '1 submit email', '1 submit webhook']);
});
