/// <reference lib="webworker" />
import { answerRequests, createScriptMachine, type WorkerReply, type WorkerRequest } from '@tideform/engine/scripts';

/**
 * Runs form authors' code. Its response carries a policy of its own (`default-src 'none'`), found by the name of this
 * file: the server knows `assets/script-sandbox-*.js`. Whoever owns the worker ends it when it does not answer in time.
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

const answer = answerRequests(machine, (reply: WorkerReply) => scope.postMessage(reply));
scope.onmessage = ({ data }: MessageEvent<WorkerRequest>) => void answer(data);
