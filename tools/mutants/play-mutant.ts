import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { PlantedMutant } from './planted-mutant.ts';

/** Which tests saw it; `undefined` when all passed. */
export type Found = 'beside it' | 'of what uses it' | 'conformance' | 'simulation' | undefined;

/** Longer than any of these runs takes: what does not end by then hangs, and is found. */
const PATIENCE_MS = 10 * 60_000;

const unitsAndViews = ['--project', 'units', '--project', 'views', '--project', 'screens'];

/** Runs tests with the bug in place, the nearest first, until one fails. */
export async function playMutant(root: string, mutant: PlantedMutant): Promise<Found> {
  const path = relative(root, mutant.file);
  const fails = (...args: readonly string[]) => failsWith(root, mutant, args);
  if (await fails('run', ...unitsAndViews, `${dirname(path)}/`)) return 'beside it';
  if (await fails('related', mutant.file, '--run', ...unitsAndViews)) return 'of what uses it';
  if (/^(packages\/graph|apps\/server)\//.test(path))
    return (await fails('related', mutant.file, '--run', '--project', 'conformance')) ? 'conformance' : undefined;
  if (path.startsWith('packages/sync/'))
    return (await fails('related', mutant.file, '--run', '--project', 'simulation')) ? 'simulation' : undefined;
  return undefined;
}

/** Does a run of Vitest fail, or never end, with the bug in place? */
export async function failsWith(root: string, mutant: PlantedMutant, args: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const file = join(folder, 'mutant.json');
  writeFileSync(file, JSON.stringify(mutant));
  const config = ['--config', join(root, 'tools/mutants/vitest.config.ts')];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...config, '--bail=1', '--passWithNoTests', '--silent'],
    { cwd: root, stdio: 'ignore', detached: true, env: { ...process.env, MUTANT: file, SEEDS: '20' } },
  );
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), PATIENCE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearTimeout(late);
  rmSync(folder, { recursive: true });
  return code !== 0;
}
