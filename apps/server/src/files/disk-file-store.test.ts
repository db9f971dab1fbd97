import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskFileStore } from './disk-file-store.ts';
import { FileMissing } from './file-store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tideform-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const streamOf = (content: string) => Readable.from([Buffer.from(content)]);

it('keeps content under its hash and gives it back, whole or a range of it', async () => {
  const files = await openDiskFileStore(folder);
  const stored = await files.put(streamOf('first'));
  expect(stored).toEqual({
    sha256: 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e',
    size: 5,
    quickXorHash: 'ZkiDHOZABwAAAAAABQAAAAAAAAA=',
  });
  expect(await text(await files.open(stored.sha256))).toBe('first');
  expect(await text(await files.open(stored.sha256, { start: 1, end: 3 }))).toBe('irs');
});

it('measures content that arrives in many pieces', async () => {
  const files = await openDiskFileStore(folder);
  const piece = Buffer.alloc(100_001, 7);
  const stored = await files.put(Readable.from(Array.from({ length: 40 }, () => piece)));
  expect(stored.size).toBe(4_000_040);
  expect(await files.put(Readable.from([Buffer.alloc(4_000_040, 7)]))).toEqual(stored);
  expect((await buffer(await files.open(stored.sha256))).equals(Buffer.alloc(4_000_040, 7))).toBe(true);
});

it('keeps an empty file', async () => {
  const files = await openDiskFileStore(folder);
  const stored = await files.put(Readable.from([]));
  expect(stored.size).toBe(0);
  expect(await text(await files.open(stored.sha256))).toBe('');
});

it('leaves nothing of content whose stream broke', async () => {
  const files = await openDiskFileStore(folder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the line went dead');
    })(),
  );
  await expect(files.put(broken)).rejects.toThrow('the line went dead');
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

it('says that content is missing', async () => {
  const files = await openDiskFileStore(folder);
  const stored = await files.put(streamOf('gone'));
  await files.delete(stored.sha256);
  await files.delete(stored.sha256);
  await expect(files.open(stored.sha256)).rejects.toThrow(FileMissing);
  await expect(files.open('../../etc/passwd')).rejects.toThrow(FileMissing);
});

it('sweeps what a server that was killed left half-written a day ago', async () => {
  await openDiskFileStore(folder);
  const old = join(folder, 'incoming', 'old');
  const young = join(folder, 'incoming', 'young');
  writeFileSync(old, 'half');
  writeFileSync(young, 'half');
  utimesSync(old, 0, 0);
  await openDiskFileStore(folder);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

it('lists what was stored before an instant; storing it again makes it young', async () => {
  const files = await openDiskFileStore(folder);
  const { sha256 } = await files.put(streamOf('old'));
  await files.put(streamOf('young'));
  const path = join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  utimesSync(path, 0, 0);
  const yearAgo = new Date(Date.now() - 365 * 86_400_000);
  expect(await Array.fromAsync(files.list(yearAgo))).toEqual([sha256]);
  await files.put(streamOf('old'));
  expect(await Array.fromAsync(files.list(yearAgo))).toEqual([]);
});
