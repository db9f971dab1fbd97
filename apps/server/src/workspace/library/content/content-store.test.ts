import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type DriveItem, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';
import { withLibraryTables } from '../library-tables.ts';
import { sweepContent } from './content-store.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace();
});

afterAll(() => workspace.close());

const createClock = (days: number) => () => new Date(Date.now() + days * 86_400_000);

async function putFile(path: string, text: string): Promise<DriveItem> {
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return createClientFor(workspace, workspace.owner).call(operations.putChildContent, params, {
    bytes: Buffer.from(text),
  });
}

async function getSize(url: unknown): Promise<number> {
  return (await (await fetch(String(url))).arrayBuffer()).byteLength;
}

it('deletes unreferenced content after a week, and keeps files, versions, drafts and pictures', async () => {
  const { driveId, owner, database, files } = workspace;
  const graph = createClientFor(workspace, owner);
  const first = await putFile('a.txt', 'first version');
  const second = await putFile('a.txt', 'second');
  await graph.call(operations.checkOut, { driveId, itemId: second.id });
  const draft = await putFile('a.txt', 'draft');
  const stray = await files.put(Readable.from([Buffer.from('given up')]));
  const ports = { db: withLibraryTables(database), files };

  expect(await sweepContent({ ...ports, now: createClock(6) })).toBe(0);
  expect(await sweepContent({ ...ports, now: createClock(8) })).toBe(1);

  await expect(files.open(stray.sha256)).rejects.toThrow();
  const urls = [first, second, draft].map((item) => item['@microsoft.graph.downloadUrl']);
  expect(await Promise.all(urls.map(getSize))).toEqual([13, 6, 5]);
  const picture = await graph.call(operations.getUserPhoto, { userId: owner.id, size: '48x48' });
  expect(picture.size).toBeGreaterThan(0);
});

it('keeps content that is stored again during a sweep, in any order of events', async () => {
  const { database, files } = workspace;
  const db = withLibraryTables(database);
  const keepAgain = () => files.put(Readable.from([Buffer.from('wanted again')]));
  const { sha256 } = await keepAgain();
  const readers = {
    ...files,
    delete: async (one: string) => {
      // NOTE: storing now waits for the sweep, so the sweep must not wait until the content is stored.
      keeping = keepAgain();
      await files.delete(one);
    },
  };
  let keeping: Promise<unknown> = Promise.resolve();
  expect(await sweepContent({ db, files: readers, now: createClock(8) })).toBe(1);
  await keeping;
  expect(await text(await files.open(sha256))).toBe('wanted again');
  expect(await sweepContent({ db, files, now: createClock(6) })).toBe(0);
  expect(await sweepContent({ db, files, now: createClock(8) })).toBe(1);
});

it('keeps content without a database row for a week', async () => {
  const { database, files } = workspace;
  const db = withLibraryTables(database);
  const { sha256 } = await files.put(Readable.from([Buffer.from('of an older server')]));
  await sql`delete from workspace.contents where sha256 = ${sha256}`.execute(database);
  expect(await sweepContent({ db, files, now: createClock(8) })).toBe(0);
  expect(await sweepContent({ db, files, now: createClock(16) })).toBe(1);
});
