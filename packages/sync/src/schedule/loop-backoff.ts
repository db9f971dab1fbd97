const maxMs = 10_000;

/** Backoff of a failing loop: the wait grows with each failure until the loop succeeds once. */
export interface LoopBackoff {
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
