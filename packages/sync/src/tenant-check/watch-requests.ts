/** Statistics of a check's requests. */
export interface RequestLog {
  readonly fetch: typeof globalThis.fetch;
  readonly latenciesMs: readonly number[];
  readonly throttled: number;
  /** How throttled responses specify the time to wait. */
  readonly waits: ReadonlySet<'seconds' | 'date' | 'none'>;
}

/**
 * Wraps `fetch` to record latency and throttling of every request.
 *
 * @param nowMs monotonic clock in milliseconds
 */
export function watchRequests(fetch: typeof globalThis.fetch, nowMs: () => number): RequestLog {
  const latenciesMs: number[] = [];
  const waits = new Set<'seconds' | 'date' | 'none'>();
  let throttled = 0;
  return {
    latenciesMs,
    waits,
    get throttled() {
      return throttled;
    },
    async fetch(input, init) {
      const fromMs = nowMs();
      const response = await fetch(input, init);
      latenciesMs.push(nowMs() - fromMs);
      if (response.status === 429 || response.status === 503) {
        throttled += 1;
        waits.add(getRetryAfterKind(response.headers.get('Retry-After')));
      }
      return response;
    },
  };
}

function getRetryAfterKind(retryAfter: string | null): 'seconds' | 'date' | 'none' {
  if (retryAfter === null) return 'none';
  return /^\d+$/.test(retryAfter.trim()) ? 'seconds' : 'date';
}

export function summarizeLatencies(latenciesMs: readonly number[]): {
  readonly median: number;
  readonly slowest: number;
} {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), slowest: Math.round(sorted.at(-1) ?? 0) };
}
