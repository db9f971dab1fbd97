/// <reference lib="webworker" />
import {
  createRequestHandler,
  createScriptMachine,
  type WorkerReply,
  type WorkerRequest,
} from '@tideform/engine/scripts';

/**
 * Worker that runs form authors' code. The server sends this file with a content security policy of its own
 * (`default-src 'none'`), which it selects by the file's name `assets/script-sandbox-*.js`. The owner of the worker
 * terminates it if it doesn't respond in time.
 */
// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;

const libraries = {
  lodash: () => import('lodash/lodash.min.js?raw'),
  moment: () => import('moment/min/moment.min.js?raw'),
};

const machine = createScriptMachine({
  loadVariant: () => import('@jitl/quickjs-wasmfile-release-sync').then((variant) => variant.default),
  loadLibrary: async (name) => (await libraries[name]()).default,
  now: () => performance.now(),
});

const handleRequest = createRequestHandler(machine, (reply: WorkerReply) => scope.postMessage(reply));
scope.onmessage = ({ data }: MessageEvent<WorkerRequest>) => void handleRequest(data);
