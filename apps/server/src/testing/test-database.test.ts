import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Migration } from '../database/migrate.ts';
import { migrate } from '../database/migrate.ts';
import { createTestDatabase } from './test-database.ts';

const words: Migration = {
  name: '0001-words',
  up: (database) => sql`create table words (word text)`.execute(database).then(() => undefined),
};
const numbers: Migration = {
  name: '0002-numbers',
  up: (database) => sql`create table numbers (n integer)`.execute(database).then(() => undefined),
};

it('creates a separate migrated database for every test', async () => {
  const [first, second] = await Promise.all([createTestDatabase([words]), createTestDatabase([words])]);
  await sql`insert into words values ('one')`.execute(first.database);
  const { rows } = await sql`select * from words`.execute(second.database);
  await Promise.all([first.close(), second.close()]);
  expect(rows).toEqual([]);
});

it('runs each migration once for concurrent processes', async () => {
  const test = await createTestDatabase([words]);
  const ran = await Promise.all([1, 2, 3].map(() => migrate(test.database, [words, numbers])));
  await test.close();
  expect(ran.flat()).toEqual(['0002-numbers']);
});

it('rolls back a failed migration', async () => {
  const test = await createTestDatabase([words]);
  const broken: Migration = {
    name: '0002-broken',
    async up(database) {
      await sql`create table half (n integer)`.execute(database);
      await sql`select no_such_function()`.execute(database);
    },
  };
  await expect(migrate(test.database, [words, broken])).rejects.toThrow('no_such_function');
  expect(await migrate(test.database, [words, numbers])).toEqual(['0002-numbers']);
  const { rows } = await sql`select to_regclass('half') as half`.execute(test.database);
  await test.close();
  expect(rows).toEqual([{ half: null }]);
});

it('refuses a database of a newer version', async () => {
  const test = await createTestDatabase([words, numbers]);
  await expect(migrate(test.database, [words])).rejects.toThrow('newer version: 0002-numbers');
  await test.close();
});
