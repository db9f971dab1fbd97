import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { type MachineLimits, type MachinePorts, openInProcessScripts, type ScriptHost } from '../scripts/index.ts';

const require = createRequire(import.meta.url);
const libraryFiles = {
  lodash: () => require.resolve('lodash/lodash.min.js'),
  moment: () => require.resolve('moment/min/moment.min.js'),
};

/** What a machine needs, as Node has it. */
export const nodePorts: MachinePorts = {
  loadVariant: () => import('@jitl/quickjs-wasmfile-release-sync').then((module) => module.default),
  loadLibrary: (name) => readFile(libraryFiles[name](), 'utf8'),
  now: () => performance.now(),
};

/**
 * Opens a script host in this process, for tests and tools on Node. Its clock counts work: a millisecond for each time that the
 * machine lets itself be interrupted, so that a slow computer stops what a fast one stops. What hangs in one built-in call hangs
 * the test.
 */
export function openTestScripts(limits: MachineLimits = {}): ScriptHost {
  let interruptions = 0;
  return openInProcessScripts({ ...nodePorts, now: () => ++interruptions }, limits);
}

/** Code that does the same and that only the sandbox can run: plain code needs none. */
export const inSandbox = (code: string): string => `void 0; ${code}`;
