import { availableParallelism } from 'node:os';

/** Limits the number of concurrent password hashes, so that a flood of sign-ins doesn't block the server. */
export interface PasswordQueue {
  /** @returns `undefined` when too many calls are waiting */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Default limits. A password hash occupies a processor, and one of Node's four threads for files and DNS, for a third
 * of a second. Hashes use at most half of the processors and never all threads.
 */
const defaultLimits = { concurrency: Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))), maxWaiting: 40 };

export function createPasswordQueue({ concurrency, maxWaiting } = defaultLimits): PasswordQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) return undefined;
        // A finished call passes its slot on, so `running` doesn't change.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
