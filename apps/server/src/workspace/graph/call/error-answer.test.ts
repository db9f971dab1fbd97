import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStoreDown } from '../../../files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { libraryTables } from '../../library/library-tables.ts';
import { measureList } from '../../library/lists/lists-store.ts';
import { isOurs, toRefusal } from './error-answer.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.close());

const failureOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    (error: unknown) => error,
  );

it('says that a list is gone which somebody has deleted since the call found it', async () => {
  const db = libraryTables(test.database);
  const noRow = await failureOf(measureList(db, randomUUID()));
  const grant = { scopeId: randomUUID(), principal: 'everyone', role: 'read' } as const;
  const noParent = await failureOf(db.insertInto('workspace.grants').values(grant).execute());
  for (const error of [noRow, noParent]) {
    expect(error).toBeInstanceOf(Error);
    expect(toRefusal(error)).toMatchObject({ status: 404, code: 'itemNotFound' });
    expect(isOurs(error)).toBe(false);
  }
});

it('says that the server has no room, and when to come back', () => {
  const disk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const rows = Object.assign(new Error('could not extend file'), { code: '53100' });
  for (const error of [new FileStoreDown('content cannot be written', { cause: disk }), rows]) {
    expect(toRefusal(error)).toMatchObject({
      status: 507,
      code: 'quotaLimitReached',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(isOurs(error)).toBe(true);
  }
  expect(toRefusal(new FileStoreDown('no answer'))).toMatchObject({ status: 503 });
});

it('tells nothing of a bug but that there is one', () => {
  const bug = new TypeError('secret detail');
  expect(toRefusal(bug)).toMatchObject({ status: 500, code: 'generalException' });
  expect(toRefusal(bug).message).not.toContain('secret');
  expect(isOurs(bug)).toBe(true);
});
