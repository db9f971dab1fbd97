/// <reference lib="webworker" />
import { createQuickJsSandbox } from '@tideform/engine/scripts';

/**
 * Runs form authors' code. Its response carries a policy of its own (`default-src 'none'`), found by the name of this
 * file: the server knows `assets/script-sandbox-*.js`. Whoever owns the worker ends it when it does not answer in time.
 */
// NOTE: pages and workers are type-checked as one program, where `self` is a window.
const scope = self as unknown as DedicatedWorkerGlobalScope;
const maxRunMs = 1000;

const sandbox = createQuickJsSandbox(
  () => import('@jitl/quickjs-wasmfile-release-sync').then((variant) => variant.default),
  {
    startBudget: () => {
      const endMs = performance.now() + maxRunMs;
      return () => performance.now() > endMs;
    },
  },
);

scope.onmessage = async ({
  data,
}: MessageEvent<{ readonly id: number; readonly code: string; readonly data: unknown }>) => {
  const outcome = await sandbox.evaluate(data.code, { data: data.data });
  scope.postMessage({ id: data.id, outcome });
};
