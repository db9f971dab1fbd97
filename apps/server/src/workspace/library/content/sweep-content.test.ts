import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type DriveItem, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';
import { libraryTables } from '../library-tables.ts';
import { sweepContent } from './sweep-content.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace();
});

afterAll(() => workspace.close());

const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);

async function put(path: string, text: string): Promise<DriveItem> {
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return graphOf(workspace, workspace.owner).call(operations.putChildContent, params, { bytes: Buffer.from(text) });
}

async function sizeOf(url: unknown): Promise<number> {
  return (await (await fetch(String(url))).arrayBuffer()).byteLength;
}

it('deletes what nothing refers to after a week, and keeps files, versions, drafts and pictures', async () => {
  const { driveId, owner, database, files } = workspace;
  const graph = graphOf(workspace, owner);
  const first = await put('a.txt', 'first version');
  const second = await put('a.txt', 'second');
  await graph.call(operations.checkOut, { driveId, itemId: second.id });
  const draft = await put('a.txt', 'draft');
  const stray = await files.put(Readable.from([Buffer.from('given up')]));
  const ports = { db: libraryTables(database), files };

  expect(await sweepContent({ ...ports, now: inDays(6) })).toBe(0);
  expect(await sweepContent({ ...ports, now: inDays(8) })).toBe(1);

  await expect(files.open(stray.sha256)).rejects.toThrow();
  const urls = [first, second, draft].map((item) => item['@microsoft.graph.downloadUrl']);
  expect(await Promise.all(urls.map(sizeOf))).toEqual([13, 6, 5]);
  const picture = await graph.call(operations.getUserPhoto, { userId: owner.id, size: '48x48' });
  expect(picture.size).toBeGreaterThan(0);
});

it('leaves content alone that somebody keeps again while it is swept, in whatever order that happens', async () => {
  const { database, files } = workspace;
  const db = libraryTables(database);
  const keepAgain = () => files.put(Readable.from([Buffer.from('wanted again')]));
  const { sha256 } = await keepAgain();
  const readers = {
    ...files,
    delete: async (one: string) => {
      // NOTE: whoever keeps it now waits for the sweep; nobody may wait for them in turn.
      keeping = keepAgain();
      await files.delete(one);
    },
  };
  let keeping: Promise<unknown> = Promise.resolve();
  expect(await sweepContent({ db, files: readers, now: inDays(8) })).toBe(1);
  await keeping;
  expect(await text(await files.open(sha256))).toBe('wanted again');
  expect(await sweepContent({ db, files, now: inDays(6) })).toBe(0);
  expect(await sweepContent({ db, files, now: inDays(8) })).toBe(1);
});

it('gives content that the database does not know a week', async () => {
  const { database, files } = workspace;
  const db = libraryTables(database);
  const { sha256 } = await files.put(Readable.from([Buffer.from('of an older server')]));
  await sql`delete from workspace.contents where sha256 = ${sha256}`.execute(database);
  expect(await sweepContent({ db, files, now: inDays(8) })).toBe(0);
  expect(await sweepContent({ db, files, now: inDays(16) })).toBe(1);
});
