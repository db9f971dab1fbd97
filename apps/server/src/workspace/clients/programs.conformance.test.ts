import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { computeQuickXorHash, type DriveItem, operations } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MicrosoftProxy, openMicrosoftProxy } from '../testing/clients/open-microsoft-proxy.ts';
import {
  type ClientSetup,
  hasOnedrive,
  hasRclone,
  type Onedrive,
  openOnedrive,
  openRclone,
  type Rclone,
} from '../testing/clients/run-program.ts';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

// These tests run rclone and onedrive themselves, in Debian's versions. `npm test` installs the programs if possible,
// and otherwise lists the skipped tests at the end. With `CLIENT_PROGRAMS=required`, the tests fail if a program is
// missing or can't run.
const isRequired = process.env.CLIENT_PROGRAMS === 'required';
const isEnabled = { rclone: isRequired || hasRclone(), onedrive: isRequired || hasOnedrive() };

let workspace: TestWorkspace;
let microsoftProxy: MicrosoftProxy;
let folder: string;

beforeAll(async () => {
  microsoftProxy = await openMicrosoftProxy(() => workspace.owner.id);
  workspace = await openTestWorkspace({ publicUrl: microsoftProxy.origin });
  microsoftProxy.setTarget(new URL(workspace.baseUrl).origin);
  folder = await mkdtemp(join(tmpdir(), 'tideform-clients-'));
});
afterAll(async () => {
  await workspace.close();
  await microsoftProxy.close();
  await rm(folder, { recursive: true, force: true });
});

const graph = () => createClientFor(workspace, workspace.owner);
const getItemAt = (path: string): Promise<DriveItem> =>
  graph().call(operations.getItemByPath, { driveId: workspace.driveId, path });
const isDeleted = async (path: string) => (await getItemAt(path).catch((error) => error)).status === 404;

async function setUpClient(name: string): Promise<ClientSetup> {
  const own = join(folder, name);
  await mkdir(own);
  return { folder: own, microsoftProxy, driveId: workspace.driveId, accessToken: workspace.owner.id };
}

/** Creates bytes that differ by position. */
const createBytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7) % 251);
const text = (words: string) => new TextEncoder().encode(words);

async function writeFiles(under: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(under, path)), { recursive: true });
    await writeFile(join(under, path), content);
  }
}

/** Returns a map from path to hash for every file below a local folder. */
async function hashLocalFiles(under: string): Promise<Record<string, string>> {
  const entries = await readdir(under, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(
    async (file) => [file.slice(under.length + 1), computeQuickXorHash(await readFile(file))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}

const tree = {
  'a b.txt': text('hello'),
  'empty.txt': text(''),
  'deep/large.bin': createBytes(700_001),
  "deep/er/ü#%&+'.txt": text('odd'),
};
const hashFiles = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, computeQuickXorHash(content)]));

describe.runIf(isEnabled.rclone)('rclone works unmodified', () => {
  let rclone: Rclone;
  let local: string;
  beforeAll(async () => {
    const setup = await setUpClient('rclone');
    rclone = await openRclone(setup);
    local = join(setup.folder, 'up');
    await writeFiles(local, tree);
  });

  it('[GR-466] uploads a tree and verifies all files by hash', async () => {
    await rclone('copy', local, 'ws:tree');
    expect((await rclone('lsf', '-R', '--files-only', 'ws:tree')).trim().split('\n').toSorted()).toEqual(
      Object.keys(tree).toSorted(),
    );
    const output = await rclone('hashsum', 'quickxor', '--base64', 'ws:tree');
    const lines = output.trimEnd().split('\n');
    // rclone prints base64 with the URL-safe alphabet.
    const hashes = lines.map((line) => [
      line.slice(30),
      Buffer.from(line.slice(0, 28), 'base64url').toString('base64'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(hashFiles(tree));
  });

  it('[GR-466] renames, and moves a file and a folder into the root', async () => {
    const before = await Promise.all(['tree/a b.txt', 'tree/deep'].map(getItemAt));
    await rclone('moveto', 'ws:tree/a b.txt', 'ws:a b at root.txt');
    await rclone('moveto', 'ws:tree/deep', 'ws:deep at root');
    const after = await Promise.all(['a b at root.txt', 'deep at root'].map(getItemAt));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await isDeleted('tree/deep')).toBe(true);
    await rclone('moveto', 'ws:a b at root.txt', 'ws:A B at root.txt');
    expect(await getItemAt('a b at root.txt')).toMatchObject({ id: before[0]?.id, name: 'A B at root.txt' });
  });

  it('[GR-466] deletes items, and downloads everything again', async () => {
    await rclone('deletefile', 'ws:tree/empty.txt');
    await rclone('purge', 'ws:tree');
    expect(await isDeleted('tree')).toBe(true);
    const down = join(folder, 'rclone', 'down');
    await rclone('sync', 'ws:', down);
    const { 'deep/large.bin': large, "deep/er/ü#%&+'.txt": odd, 'a b.txt': first } = hashFiles(tree);
    expect(await hashLocalFiles(down)).toEqual({
      'A B at root.txt': first,
      'deep at root/large.bin': large,
      "deep at root/er/ü#%&+'.txt": odd,
    });
    await rclone('purge', 'ws:deep at root');
    await rclone('deletefile', 'ws:A B at root.txt');
  });
});

describe.runIf(isEnabled.onedrive)("abraunegg's onedrive works unmodified", () => {
  let onedrive: Onedrive;
  beforeAll(async () => {
    onedrive = await openOnedrive(await setUpClient('onedrive'));
  });

  it('[GR-467] starts, uploads new local items and downloads new remote items', async () => {
    await writeFiles(onedrive.syncDir, tree);
    const params = { driveId: workspace.driveId, itemId: 'root', path: 'there/b.txt' };
    await graph().call(operations.putChildContent, params, { bytes: text('from there') });
    await onedrive.run('--synchronize');
    const all = { ...tree, 'there/b.txt': text('from there') };
    expect(await hashLocalFiles(onedrive.syncDir)).toEqual(hashFiles(all));
    for (const [path, hash] of Object.entries(hashFiles(tree)))
      expect([path, (await getItemAt(path)).file?.hashes?.quickXorHash]).toEqual([path, hash]);
  });

  it('[GR-467] syncs changes, renames and deletions in both directions', async () => {
    await writeFiles(onedrive.syncDir, { 'a b.txt': text('changed here') });
    // onedrive compares times in whole seconds; this modification time definitely differs from the previous one.
    await utimes(join(onedrive.syncDir, 'a b.txt'), 1_750_000_000, 1_750_000_000);
    await rename(join(onedrive.syncDir, 'deep/large.bin'), join(onedrive.syncDir, 'large at root.bin'));
    await rm(join(onedrive.syncDir, 'empty.txt'));
    const params = { driveId: workspace.driveId, itemId: (await getItemAt('there/b.txt')).id };
    await graph().call(operations.updateItem, params, { body: { name: 'renamed.txt' } });
    await onedrive.run('--synchronize');
    const expected = {
      'a b.txt': text('changed here'),
      'large at root.bin': tree['deep/large.bin'],
      "deep/er/ü#%&+'.txt": tree["deep/er/ü#%&+'.txt"],
      'there/renamed.txt': text('from there'),
    };
    expect(await hashLocalFiles(onedrive.syncDir)).toEqual(hashFiles(expected));
    expect(await isDeleted('empty.txt')).toBe(true);
    expect((await getItemAt('a b.txt')).size).toBe(12);
  });

  it('[GR-467] moves items into the root, and another device gets them', async () => {
    const before = await getItemAt('deep/er');
    await onedrive.run('--source-directory', 'deep/er', '--destination-directory', 'er at root');
    expect((await getItemAt('er at root')).id).toBe(before.id);
    const second = await openOnedrive(await setUpClient('second'));
    await second.run('--synchronize');
    expect(Object.keys(await hashLocalFiles(second.syncDir)).toSorted()).toEqual(
      ['a b.txt', "er at root/ü#%&+'.txt", 'large at root.bin', 'there/renamed.txt'].toSorted(),
    );
  });
});
