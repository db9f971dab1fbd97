import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { createRequestHandler, createScriptMachine, type WorkerRequest } from '@tideform/engine/scripts';

/** Worker thread that runs form authors' scripts. The main thread terminates it if a script takes too long. */
const require = createRequire(import.meta.url);
const libraryPaths = {
  lodash: () => require.resolve('lodash/lodash.min.js'),
  moment: () => require.resolve('moment/min/moment.min.js'),
};

const machine = createScriptMachine({
  loadVariant: () => import('@jitl/quickjs-wasmfile-release-sync').then((variant) => variant.default),
  loadLibrary: (name) => readFile(libraryPaths[name](), 'utf8'),
  now: () => performance.now(),
});

const handleRequest = createRequestHandler(machine, (reply) => parentPort?.postMessage(reply));
parentPort?.on('message', (request: WorkerRequest) => void handleRequest(request));
