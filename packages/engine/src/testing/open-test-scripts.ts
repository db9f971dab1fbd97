import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { type MachineLimits, type MachinePorts, openInProcessScripts, type ScriptHost } from '../scripts/index.ts';
import { createField, type Scenario, type ScenarioOptions, startScenario } from './scenario.ts';

const require = createRequire(import.meta.url);
const libraryFiles = {
  lodash: () => require.resolve('lodash/lodash.min.js'),
  moment: () => require.resolve('moment/min/moment.min.js'),
};

/** Environment of a script machine on Node. */
export const nodePorts: MachinePorts = {
  loadVariant: () => import('@jitl/quickjs-wasmfile-release-sync').then((module) => module.default),
  loadLibrary: (name) => readFile(libraryFiles[name](), 'utf8'),
  now: () => performance.now(),
};

/**
 * Opens a script host in this process, for tests and tools on Node. Its clock advances by a millisecond per interrupt
 * check, so that limits do not depend on the speed of the computer. A script that hangs in a built-in call hangs the
 * test.
 */
export function openTestScripts(limits: MachineLimits = {}): ScriptHost {
  let interruptions = 0;
  return openInProcessScripts({ ...nodePorts, now: () => ++interruptions }, limits);
}

/** Returns equivalent code that is not plain, so that only the sandbox can run it. */
export const requireSandbox = (code: string): string => `void 0; ${code}`;

/** Starts a scenario with scripts, and waits until it has settled. */
export const startWithScripts = (components: readonly unknown[], options: ScenarioOptions = {}): Promise<Scenario> =>
  startScenario(components, { scripts: openTestScripts, ...options }).settled();

export const createGrid = (label: string, components: readonly unknown[], more = {}) =>
  createField('datagrid', label, { components, ...more });

export const describeLogicErrors = ({ session }: Scenario) =>
  session.logicErrors().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);
