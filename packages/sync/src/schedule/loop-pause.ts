import type { Clock } from '../ports.ts';

/** Pause of a loop between two iterations, which can be ended early. */
export interface LoopPause {
  /** Waits for `ms` milliseconds, or until `end` is called. Returns at once if `end` was called before. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Ends the current or the next pause because there is work to do. */
  end(): void;
}

export function createLoopPause(clock: Clock): LoopPause {
  let isEnded = false;
  let wake = (): void => {};
  return {
    async wait(ms, signal) {
      const end = new AbortController();
      wake = () => end.abort();
      signal.addEventListener('abort', wake, { once: true });
      if (isEnded || signal.aborted) wake();
      await clock.wait(ms, end.signal).catch(() => {});
      signal.removeEventListener('abort', wake);
      isEnded = false;
    },
    end() {
      isEnded = true;
      wake();
    },
  };
}

const maxMs = 10_000;

/** Backoff of a failing loop: the wait grows with each failure until the loop succeeds once. */
interface LoopBackoff {
  recordSuccess(): void;
  /**
   * Returns the milliseconds until the next attempt, and whether to report this failure: the 1st, 2nd, 4th, 8th … in a
   * row.
   */
  recordFailure(): { readonly ms: number; readonly shouldReport: boolean };
}

export function createLoopBackoff(firstMs: number): LoopBackoff {
  let failures = 0;
  return {
    recordSuccess() {
      failures = 0;
    },
    recordFailure() {
      failures += 1;
      const ms = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 10));
      return { ms, shouldReport: Number.isInteger(Math.log2(failures)) };
    },
  };
}
