import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignSubmissionNumber, getLatestNumber } from '../../submissions/submission-numbers-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from './all-migrations.ts';

const teamId = '00000000-0000-4000-8000-000000000001';
const [spoilt, fresh, sound] = ['spoilt', 'fresh', 'sound'].map((formId) => ({ teamId, formId })) as [Form, Form, Form];
type Form = { readonly teamId: string; readonly formId: string };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(allMigrations.filter(({ name }) => name < '0130'));
  await sql`
    insert into submission_numbers (team_id, form_id, latest)
    values (${teamId}, 'spoilt', 9007199254740991), (${teamId}, 'fresh', 9007199254740990), (${teamId}, 'sound', 41);
  `.execute(test.database);
  await sql`
    insert into given_submission_numbers (team_id, form_id, number, key, given_at)
    values (${teamId}, 'spoilt', 7, 'a', now()), (${teamId}, 'spoilt', 9007199254740991, 'b', now())
  `.execute(test.database);
  await migrate(test.database, allMigrations);
});
afterAll(() => test.close());

it('continues after the highest valid submission number of a form if its latest number is too large', async () => {
  const next = (form: Form, key: string) => assignSubmissionNumber(test.database, form, key, new Date());
  expect(await getLatestNumber(test.database, spoilt)).toBe(7);
  expect([await next(spoilt, 'c'), await next(spoilt, 'b'), await next(spoilt, 'a')]).toEqual([8, 9, 7]);
  expect(await next(fresh, 'a')).toBe(1);
  expect(await next(sound, 'a')).toBe(42);
});
