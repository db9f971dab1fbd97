import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStoreDown } from '../../../files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { withLibraryTables } from '../../library/library-tables.ts';
import { getUsedBytes } from '../../library/lists/lists-store.ts';
import { isServerError, toRefusal } from './error-response.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.close());

const catchError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it('reports a list as not found when it is deleted during the call', async () => {
  const db = withLibraryTables(test.database);
  const noRow = await catchError(getUsedBytes(db, randomUUID()));
  const grant = { scopeId: randomUUID(), principal: 'everyone', role: 'read' } as const;
  const noParent = await catchError(db.insertInto('workspace.grants').values(grant).execute());
  for (const error of [noRow, noParent]) {
    expect(error).toBeInstanceOf(Error);
    expect(toRefusal(error)).toMatchObject({ status: 404, code: 'itemNotFound' });
    expect(isServerError(error)).toBe(false);
  }
});

it('reports a full disk with Retry-After', () => {
  const disk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const rows = Object.assign(new Error('could not extend file'), { code: '53100' });
  for (const error of [new FileStoreDown('content can’t be written', { cause: disk }), rows]) {
    expect(toRefusal(error)).toMatchObject({
      status: 507,
      code: 'quotaLimitReached',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(isServerError(error)).toBe(true);
  }
  expect(toRefusal(new FileStoreDown('no response'))).toMatchObject({ status: 503 });
});

it('reveals no details of a bug', () => {
  const bug = new TypeError('secret detail');
  expect(toRefusal(bug)).toMatchObject({ status: 500, code: 'generalException' });
  expect(toRefusal(bug).message).not.toContain('secret');
  expect(isServerError(bug)).toBe(true);
});
