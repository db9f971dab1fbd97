import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPackagedBinaries, makeExecutable } from './native-binaries.ts';
import { findServerAccount } from './server-account.ts';

let home: string;
let source: string;
let copyFolder: string;

/**
 * Copies the npm package to a private folder without its symbolic links, as npm leaves it if install scripts are
 * disabled.
 */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tideform-native-'));
  chmodSync(home, 0o755);
  [source, copyFolder] = [join(home, 'private', 'package', 'native'), join(home, 'place')];
  mkdirSync(join(home, 'private'), { mode: 0o700 });
  mkdirSync(copyFolder);
  const packaged = await findPackagedBinaries();
  const filter = (path: string) => !/\.so(\.\d+)?$/.test(path) || !isLink(path);
  await cp(packaged, source, { recursive: true, verbatimSymlinks: true, filter });
  await cp(join(dirname(packaged), 'package.json'), join(dirname(source), 'package.json'));
});

afterAll(() => rm(home, { recursive: true, force: true }));

function isLink(path: string): boolean {
  return spawnSync('test', ['-L', path]).status === 0;
}

const account = findServerAccount('/nowhere');

it('copies binaries once if they cannot be started in their folder', async () => {
  const copy = await makeExecutable(source, account, [copyFolder]);
  expect(dirname(copy)).toBe(copyFolder);
  const run = spawnSync(join(copy, 'bin', 'initdb'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  expect(run.stdout).toContain('PostgreSQL');
  expect(statSync(copy).mode & 0o022).toBe(0);
  expect(await makeExecutable(source, account, [copyFolder])).toBe(copy);
});

it('does not use a copy that is a link or that other accounts can write to', async () => {
  const copy = await makeExecutable(source, account, [copyFolder]);
  chmodSync(copy, 0o777);
  const fresh = await makeExecutable(source, account, [copyFolder]);
  expect(fresh).not.toBe(copy);

  const trap = join(home, 'trap');
  mkdirSync(trap);
  symlinkSync(copy, join(trap, copy.slice(copyFolder.length + 1)));
  expect(await makeExecutable(source, account, [trap])).not.toBe(join(trap, copy.slice(copyFolder.length + 1)));
});

it('fails if the binaries cannot be copied to any folder', async () => {
  await expect(makeExecutable(source, account, [join(home, 'missing')])).rejects.toThrow('can’t be started');
});
