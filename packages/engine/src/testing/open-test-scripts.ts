import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { MachineLimits, ScriptHost } from '../scripts/index.ts';
import { openInProcessScripts } from '../scripts/index.ts';

const require = createRequire(import.meta.url);
const libraryFiles = { lodash: 'lodash/lodash.min.js', moment: 'moment/min/moment.min.js' };

/** Opens a script host in this process, for tests and tools on Node. What hangs in one built-in call hangs the test. */
export function openTestScripts(limits: MachineLimits = {}): ScriptHost {
  return openInProcessScripts(
    {
      loadVariant: () => import('@jitl/quickjs-wasmfile-release-sync').then((module) => module.default),
      loadLibrary: (name) => readFile(require.resolve(libraryFiles[name]), 'utf8'),
      now: () => performance.now(),
    },
    limits,
  );
}
