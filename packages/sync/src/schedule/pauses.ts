const longestMs = 10_000;

/** How a loop that fails waits: longer and longer, until it has worked once. */
export interface Pauses {
  worked(): void;
  /** Milliseconds until the next try, and whether this failure is worth telling: the 1st, 2nd, 4th, 8th … in a row is. */
  failed(): { readonly ms: number; readonly isTold: boolean };
}

export function createPauses(firstMs: number): Pauses {
  let failures = 0;
  return {
    worked() {
      failures = 0;
    },
    failed() {
      failures += 1;
      const ms = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10));
      return { ms, isTold: Number.isInteger(Math.log2(failures)) };
    },
  };
}
