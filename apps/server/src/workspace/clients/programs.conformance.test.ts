import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type DriveItem, operations, quickXorHash } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientPlace } from '../testing/clients/client-place.ts';
import { hasOnedrive, type Onedrive, openOnedrive } from '../testing/clients/onedrive.ts';
import { type MicrosoftFront, openMicrosoftFront } from '../testing/clients/open-microsoft-front.ts';
import { hasRclone, openRclone, type Rclone } from '../testing/clients/rclone.ts';
import { graphOf } from '../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

// The programs themselves, as Debian has them. `npm test` installs them where it may; elsewhere its last lines say what it left
// out. With `CLIENT_PROGRAMS=required` they fail where they are not, or cannot run.
const isRequired = process.env.CLIENT_PROGRAMS === 'required';
const isTried = { rclone: isRequired || hasRclone(), onedrive: isRequired || hasOnedrive() };

let workspace: TestWorkspace;
let front: MicrosoftFront;
let folder: string;

beforeAll(async () => {
  front = await openMicrosoftFront(() => workspace.owner.id);
  workspace = await openTestWorkspace({ publicUrl: front.origin });
  front.leadTo(new URL(workspace.baseUrl).origin);
  folder = await mkdtemp(join(tmpdir(), 'tideform-clients-'));
});
afterAll(async () => {
  await workspace.close();
  await front.close();
  await rm(folder, { recursive: true, force: true });
});

const graph = () => graphOf(workspace, workspace.owner);
const itemAt = (path: string): Promise<DriveItem> =>
  graph().call(operations.getItemByPath, { driveId: workspace.driveId, path });
const isGone = async (path: string) => (await itemAt(path).catch((error) => error)).status === 404;

async function placeFor(name: string): Promise<ClientPlace> {
  const own = join(folder, name);
  await mkdir(own);
  return { folder: own, front, driveId: workspace.driveId, accessToken: workspace.owner.id };
}

/** Bytes that tell where they are from. */
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7) % 251);
const text = (words: string) => new TextEncoder().encode(words);

async function write(under: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(under, path)), { recursive: true });
    await writeFile(join(under, path), content);
  }
}

/** Path → hash of every file below a folder of this machine. */
async function hashesOf(under: string): Promise<Record<string, string>> {
  const entries = await readdir(under, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => [file.slice(under.length + 1), quickXorHash(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

const tree = {
  'a b.txt': text('hello'),
  'empty.txt': text(''),
  'deep/large.bin': bytes(700_001),
  "deep/er/ü#%&+'.txt": text('odd'),
};
const hashesIn = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, quickXorHash(content)]));

describe.runIf(isTried.rclone)('rclone works unmodified', () => {
  let rclone: Rclone;
  let local: string;
  beforeAll(async () => {
    const place = await placeFor('rclone');
    rclone = await openRclone(place);
    local = join(place.folder, 'up');
    await write(local, tree);
  });

  it('[GR-466] copies a tree up and finds every file by its hash', async () => {
    await rclone('copy', local, 'ws:tree');
    expect((await rclone('lsf', '-R', '--files-only', 'ws:tree')).trim().split('\n').toSorted()).toEqual(
      Object.keys(tree).toSorted(),
    );
    const told = await rclone('hashsum', 'quickxor', '--base64', 'ws:tree');
    const lines = told.trimEnd().split('\n');
    // It writes base64 as addresses have it.
    const hashes = lines.map((line) => [
      line.slice(30),
      Buffer.from(line.slice(0, 28), 'base64url').toString('base64'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(hashesIn(tree));
  });

  it('[GR-466] moves a file and a folder into the root, and renames', async () => {
    const before = await Promise.all(['tree/a b.txt', 'tree/deep'].map(itemAt));
    await rclone('moveto', 'ws:tree/a b.txt', 'ws:a b at root.txt');
    await rclone('moveto', 'ws:tree/deep', 'ws:deep at root');
    const after = await Promise.all(['a b at root.txt', 'deep at root'].map(itemAt));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await isGone('tree/deep')).toBe(true);
    await rclone('moveto', 'ws:a b at root.txt', 'ws:A B at root.txt');
    expect(await itemAt('a b at root.txt')).toMatchObject({ id: before[0]?.id, name: 'A B at root.txt' });
  });

  it('[GR-466] deletes, and brings everything down again', async () => {
    await rclone('deletefile', 'ws:tree/empty.txt');
    await rclone('purge', 'ws:tree');
    expect(await isGone('tree')).toBe(true);
    const down = join(folder, 'rclone', 'down');
    await rclone('sync', 'ws:', down);
    const { 'deep/large.bin': large, "deep/er/ü#%&+'.txt": odd, 'a b.txt': first } = hashesIn(tree);
    expect(await hashesOf(down)).toEqual({
      'A B at root.txt': first,
      'deep at root/large.bin': large,
      "deep at root/er/ü#%&+'.txt": odd,
    });
    await rclone('purge', 'ws:deep at root');
    await rclone('deletefile', 'ws:A B at root.txt');
  });
});

describe.runIf(isTried.onedrive)("abraunegg's onedrive works unmodified", () => {
  let onedrive: Onedrive;
  beforeAll(async () => {
    onedrive = await openOnedrive(await placeFor('onedrive'));
  });

  it('[GR-467] starts, brings up what is new here and down what is new there', async () => {
    await write(onedrive.syncDir, tree);
    const params = { driveId: workspace.driveId, itemId: 'root', path: 'there/b.txt' };
    await graph().call(operations.putChildContent, params, { bytes: text('from there') });
    await onedrive.run('--synchronize');
    const all = { ...tree, 'there/b.txt': text('from there') };
    expect(await hashesOf(onedrive.syncDir)).toEqual(hashesIn(all));
    for (const [path, hash] of Object.entries(hashesIn(tree)))
      expect([path, (await itemAt(path)).file?.hashes?.quickXorHash]).toEqual([path, hash]);
  });

  it('[GR-467] follows changes, new names and deletions on both sides', async () => {
    await write(onedrive.syncDir, { 'a b.txt': text('changed here') });
    // It looks at whole seconds: this one is surely another.
    await utimes(join(onedrive.syncDir, 'a b.txt'), 1_750_000_000, 1_750_000_000);
    await rename(join(onedrive.syncDir, 'deep/large.bin'), join(onedrive.syncDir, 'large at root.bin'));
    await rm(join(onedrive.syncDir, 'empty.txt'));
    const params = { driveId: workspace.driveId, itemId: (await itemAt('there/b.txt')).id };
    await graph().call(operations.updateItem, params, { body: { name: 'renamed.txt' } });
    await onedrive.run('--synchronize');
    const expected = {
      'a b.txt': text('changed here'),
      'large at root.bin': tree['deep/large.bin'],
      "deep/er/ü#%&+'.txt": tree["deep/er/ü#%&+'.txt"],
      'there/renamed.txt': text('from there'),
    };
    expect(await hashesOf(onedrive.syncDir)).toEqual(hashesIn(expected));
    expect(await isGone('empty.txt')).toBe(true);
    expect((await itemAt('a b.txt')).size).toBe(12);
  });

  it('[GR-467] moves into the root, and another machine gets what is there', async () => {
    const before = await itemAt('deep/er');
    await onedrive.run('--source-directory', 'deep/er', '--destination-directory', 'er at root');
    expect((await itemAt('er at root')).id).toBe(before.id);
    const second = await openOnedrive(await placeFor('second'));
    await second.run('--synchronize');
    expect(Object.keys(await hashesOf(second.syncDir)).toSorted()).toEqual(
      ['a b.txt', "er at root/ü#%&+'.txt", 'large at root.bin', 'there/renamed.txt'].toSorted(),
    );
  });
});
