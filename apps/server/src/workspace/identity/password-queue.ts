import { availableParallelism } from 'node:os';

/** Work that waits for its turn, so that a flood of it leaves the machine to others. */
export interface PasswordQueue {
  /** @returns `undefined` when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Hashing takes a processor for a third of a second, and one of the four threads by which Node reads files and finds hosts:
 * half of the processors, and never all of the threads.
 */
const usual = { atOnce: Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))), mostWaiting: 40 };

export function createPasswordQueue({ atOnce, mostWaiting } = usual): PasswordQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) return undefined;
        // Whoever ends hands the turn on: it is not free in between.
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
