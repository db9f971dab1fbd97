import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';
import { identifyProcess } from './process-state.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tideform-lock-'));
  path = join(folder, 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('runs the work of one caller at a time', async () => {
  let inside = 0;
  let most = 0;
  const enter = () =>
    withFileLock(path, async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    });
  await Promise.all([enter(), enter(), enter(), enter()]);
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('releases the lock after a failure', async () => {
  const failing = withFileLock(path, async () => {
    throw new Error('no luck');
  });
  await expect(failing).rejects.toThrow('no luck');
  expect(existsSync(path)).toBe(false);
});

it.each([
  ['a process that died', '2147480000 gone'],
  ['an earlier process with the same ID', `${process.pid} another-boot/1`],
])('takes over the lock of %s', async (_, text) => {
  writeFileSync(path, text);
  expect(await withFileLock(path, async () => 'in', 600_000)).toBe('in');
});

it('throws if the lock is not released in time', async () => {
  writeFileSync(path, `${process.pid} ${identifyProcess(process.pid)}`);
  await expect(withFileLock(path, async () => 'in', 50)).rejects.toThrow('locked by another process');
});
