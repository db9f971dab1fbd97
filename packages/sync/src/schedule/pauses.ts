const longestMs = 10_000;

/** Backoff of a failing loop: the wait grows with each failure until the loop succeeds once. */
export interface Pauses {
  succeeded(): void;
  /**
   * Returns the milliseconds until the next attempt, and whether to report this failure: the 1st, 2nd, 4th, 8th … in a
   * row.
   */
  failed(): { readonly ms: number; readonly shouldReport: boolean };
}

export function createPauses(firstMs: number): Pauses {
  let failures = 0;
  return {
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      const ms = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10));
      return { ms, shouldReport: Number.isInteger(Math.log2(failures)) };
    },
  };
}
