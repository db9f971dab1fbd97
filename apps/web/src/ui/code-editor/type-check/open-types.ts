import type { CheckTypes, TypeProblem } from './check-types.ts';
import type { TypesAnswer, TypesQuestion } from './types-messages.ts';

/** TypeScript beside the page. */
export interface Types {
  /** Nothing while it is not here, and where it cannot be had: the editor has its own checks. */
  check(...asked: Parameters<CheckTypes>): Promise<readonly TypeProblem[]>;
  close(): void;
}

/** It is kept for so long after the last editor has closed: another one is likely to be opened. */
const keptMs = 60_000;

let worker: Worker | undefined;
let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const waiting = new Map<number, (problems: readonly TypeProblem[]) => void>();

/** Starts TypeScript, a megabyte, in a worker that all editors of the page have together. */
export function openTypes(language: string): Types {
  users += 1;
  clearTimeout(ending);
  let isClosed = false;
  return {
    check(code, declared) {
      const number = ++asked;
      const { promise, resolve } = Promise.withResolvers<readonly TypeProblem[]>();
      waiting.set(number, resolve);
      worker ??= startWorker();
      worker.postMessage({ number, code, declared, language } satisfies TypesQuestion);
      return promise;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      users -= 1;
      if (users === 0) ending = setTimeout(endWorker, keptMs);
    },
  };
}

function startWorker(): Worker {
  const started = new Worker(new URL('./types-worker.ts', import.meta.url), { type: 'module', name: 'types' });
  started.onmessage = ({ data }: MessageEvent<TypesAnswer>) => {
    waiting.get(data.number)?.(data.problems);
    waiting.delete(data.number);
  };
  // Offline, or ended for want of memory: who asks next starts it again.
  started.onerror = endWorker;
  return started;
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve([]);
  waiting.clear();
}
