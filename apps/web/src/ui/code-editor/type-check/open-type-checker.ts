import type { CheckTypes, TypeProblem, TypesRequest, TypesResponse } from './check-types.ts';

/** TypeScript in a worker. */
export interface TypeChecker {
  /**
   * Checks the types in code. Resolves to no problems while TypeScript isn't loaded or if it can't be loaded, because
   * the editor has checks of its own.
   */
  check(...args: Parameters<CheckTypes>): Promise<readonly TypeProblem[]>;
  close(): void;
}

/**
 * Time in milliseconds for which the worker is kept after the last editor was closed, because another is likely to be
 * opened.
 */
const idleMs = 60_000;

let worker: Worker | undefined;
let openCheckerCount = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let lastNumber = 0;
const pending = new Map<number, (problems: readonly TypeProblem[]) => void>();

/** Starts TypeScript, which has about a megabyte, in a worker that all editors of the page share. */
export function openTypeChecker(language: string): TypeChecker {
  openCheckerCount += 1;
  clearTimeout(idleTimer);
  let isClosed = false;
  return {
    check(code, declared) {
      const number = ++lastNumber;
      const { promise, resolve } = Promise.withResolvers<readonly TypeProblem[]>();
      pending.set(number, resolve);
      worker ??= startWorker();
      worker.postMessage({ number, code, declared, language } satisfies TypesRequest);
      return promise;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      openCheckerCount -= 1;
      if (openCheckerCount === 0) idleTimer = setTimeout(endWorker, idleMs);
    },
  };
}

function startWorker(): Worker {
  const started = new Worker(new URL('./types-worker.ts', import.meta.url), { type: 'module', name: 'types' });
  started.onmessage = ({ data }: MessageEvent<TypesResponse>) => {
    pending.get(data.number)?.(data.problems);
    pending.delete(data.number);
  };
  // If TypeScript fails, because the device is offline or out of memory, the next check starts it again.
  started.onerror = endWorker;
  return started;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of pending.values()) resolve([]);
  pending.clear();
}
