import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openDiskFileStore } from './disk-file-store.ts';
import { createStream, testFileStore } from './file-store.conformance.ts';
import { FileStoreDown } from './file-store.ts';
import { getContentKey } from './incoming-content.ts';

const root = mkdtempSync(join(tmpdir(), 'tideform-files-'));
const createFolder = () => mkdtempSync(join(root, 'store-'));
afterAll(() => rm(root, { recursive: true, force: true }));

testFileStore('a file store on disk', async () => {
  const folder = createFolder();
  return {
    files: await openDiskFileStore(folder),
    age: (sha256) => utimes(join(folder, getContentKey(sha256)), 0, 0),
    leftOvers: async () => readdirSync(join(folder, 'incoming')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

it('makes its folder and files accessible only to the server’s user', async () => {
  const folder = createFolder();
  chmodSync(folder, 0o755);
  const files = await openDiskFileStore(folder);
  const { sha256 } = await files.put(createStream('private'));
  expect([statSync(folder).mode & 0o777, statSync(join(folder, getContentKey(sha256))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

it('deletes incomplete files that a killed server left behind, after a day', async () => {
  const folder = createFolder();
  await openDiskFileStore(folder);
  const old = join(folder, 'incoming', 'old');
  const young = join(folder, 'incoming', 'young');
  writeFileSync(old, 'half');
  writeFileSync(young, 'half');
  utimesSync(old, 0, 0);
  await openDiskFileStore(folder);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

it('reports that its folder was moved, and continues once the folder is back', async () => {
  const folder = createFolder();
  const files = await openDiskFileStore(folder);
  const { sha256 } = await files.put(createStream('kept'));
  await rename(folder, `${folder}-moved`);
  const gone = `The file store is not available: there is no ${folder} any more`;
  await expect(files.open(sha256)).rejects.toThrow(gone);
  await expect(files.put(createStream('new'))).rejects.toThrow(gone);
  await rename(`${folder}-moved`, folder);
  expect(await text(await files.open(sha256))).toBe('kept');
});

it('is unavailable while its incoming folder is missing, and recovers', async () => {
  const folder = createFolder();
  const files = await openDiskFileStore(folder);
  await rm(join(folder, 'incoming'), { recursive: true });
  writeFileSync(join(folder, 'incoming'), 'in the way');
  await expect(files.put(createStream('lost'))).rejects.toThrow(FileStoreDown);
  await rm(join(folder, 'incoming'));
  await openDiskFileStore(folder);
  expect((await files.put(createStream('lost'))).size).toBe(4);
});
