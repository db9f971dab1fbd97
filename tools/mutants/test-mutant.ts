import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { FileMutant } from './file-mutant.ts';

/** Kind of the tests that found the mutant; `undefined` if all tests passed. */
export type MutantResult =
  | 'tests in the same folder'
  | 'tests of dependent files'
  | 'conformance'
  | 'simulation'
  | undefined;

/**
 * Time limit of a test run in milliseconds. The limit exceeds the normal duration of every run, so a timeout means that
 * the mutant hangs, which counts as found.
 */
const TIME_LIMIT_MS = 10 * 60_000;

const unitsAndViews = ['--project', 'units', '--project', 'views', '--project', 'screens'];

/** Runs tests with the mutant until one fails, starting with the tests in its folder. */
export async function testMutant(root: string, mutant: FileMutant): Promise<MutantResult> {
  const path = relative(root, mutant.file);
  const fails = (...args: readonly string[]) => doTestsFail(root, mutant, args);
  if (await fails('run', ...unitsAndViews, `${dirname(path)}/`)) return 'tests in the same folder';
  if (await fails('related', mutant.file, '--run', ...unitsAndViews)) return 'tests of dependent files';
  if (/^(packages\/graph|apps\/server)\//.test(path))
    return (await fails('related', mutant.file, '--run', '--project', 'conformance')) ? 'conformance' : undefined;
  if (path.startsWith('packages/sync/'))
    return (await fails('related', mutant.file, '--run', '--project', 'simulation')) ? 'simulation' : undefined;
  return undefined;
}

/** Returns whether a run of Vitest with the mutant fails or hangs. */
export async function doTestsFail(root: string, mutant: FileMutant, args: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const file = join(folder, 'mutant.json');
  writeFileSync(file, JSON.stringify(mutant));
  const config = ['--config', join(root, 'tools/mutants/vitest.config.ts')];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...config, '--bail=1', '--passWithNoTests', '--silent'],
    { cwd: root, stdio: 'ignore', detached: true, env: { ...process.env, MUTANT: file, SEEDS: '20' } },
  );
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), TIME_LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearTimeout(late);
  rmSync(folder, { recursive: true });
  return code !== 0;
}
