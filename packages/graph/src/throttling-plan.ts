/** Requests after which one is refused. */
const requestsPerRefusal = 20;

const hints = [
  { status: 429, hint: 'none' },
  { status: 429, hint: 'seconds' },
  { status: 429, hint: 'date' },
  { status: 503, hint: 'none' },
  { status: 503, hint: 'seconds' },
  { status: 503, hint: 'date' },
] as const;

/** A refusal of the rule `throttling`: Graph's code and headers for it. */
export interface PlannedRefusal {
  readonly status: 429 | 503;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Decides for a service that keeps the rule `throttling` which requests it refuses.
 *
 * @param now milliseconds since 1970
 * @returns a function to call once per request; `undefined`: the request is carried out
 */
export function createThrottlingPlan(now: () => number): () => PlannedRefusal | undefined {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests % requestsPerRefusal !== 0) return undefined;
    const { status, hint } = hints[(requests / requestsPerRefusal - 1) % hints.length]!;
    const headers: Record<typeof hint, Record<string, string>> = {
      none: {},
      seconds: { 'Retry-After': '1' },
      date: { 'Retry-After': new Date(now() + 1000).toUTCString() },
    };
    return { status, code: status === 429 ? 'activityLimitReached' : 'serviceNotAvailable', headers: headers[hint] };
  };
}
