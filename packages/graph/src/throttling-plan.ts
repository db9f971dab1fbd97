/** One of this many requests is refused. */
const REQUESTS_PER_REFUSAL = 20;

const RETRY_HINTS = [
  { status: 429, hint: 'none' },
  { status: 429, hint: 'seconds' },
  { status: 429, hint: 'date' },
  { status: 503, hint: 'none' },
  { status: 503, hint: 'seconds' },
  { status: 503, hint: 'date' },
] as const;

/** A refusal under the rule `throttling`, with Graph's code and headers. */
export interface PlannedRefusal {
  readonly status: 429 | 503;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Decides which requests are refused under the rule `throttling`.
 *
 * @param now returns milliseconds since 1970
 * @returns a function to call once per request; it returns `undefined` if the request is carried out
 */
export function createThrottlingPlan(now: () => number): () => PlannedRefusal | undefined {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests % REQUESTS_PER_REFUSAL !== 0) return undefined;
    const { status, hint } = RETRY_HINTS[(requests / REQUESTS_PER_REFUSAL - 1) % RETRY_HINTS.length]!;
    const headers: Record<typeof hint, Record<string, string>> = {
      none: {},
      seconds: { 'Retry-After': '1' },
      date: { 'Retry-After': new Date(now() + 1000).toUTCString() },
    };
    return { status, code: status === 429 ? 'activityLimitReached' : 'serviceNotAvailable', headers: headers[hint] };
  };
}
