import type { Clock } from '@tideform/sync';

/** Clock with the server's time, read from the `Date` header of responses and advanced by a monotonic clock. */
export interface ServerClock {
  /** Wraps `fetch` so that the clock reads the headers of all responses. */
  wrapFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /** Server time, ISO-8601 UTC; `undefined` before the first response. */
  now(): string | undefined;
}

/** Maximum duration of a response in milliseconds. Slower responses make the time too imprecise. */
const maxResponseMs = 30_000;
const minChangeMs = 60_000;

/**
 * Creates the server clock.
 * @param onAhead called with the time by which the device's clock is ahead, in milliseconds; negative if it is behind
 */
export function createServerClock(clock: Clock, onAhead: (aheadMs: number) => void = () => {}): ServerClock {
  let lastReading: { readonly serverMs: number; readonly atMs: number } | undefined;
  let reportedMs = 0;

  const recordTime = (reply: Response, requestedMs: number): void => {
    const serverMs = Date.parse(reply.headers.get('date') ?? '');
    const atMs = clock.monotonicMs();
    if (Number.isNaN(serverMs) || reply.headers.has('age') || atMs - requestedMs > maxResponseMs) return;
    lastReading = { serverMs, atMs };
    const aheadMs = Date.parse(clock.now()) - serverMs;
    if (Math.abs(aheadMs - reportedMs) < minChangeMs) return;
    reportedMs = aheadMs;
    onAhead(aheadMs);
  };

  return {
    wrapFetch:
      (fetch) =>
      async (...request) => {
        const askedMs = clock.monotonicMs();
        const reply = await fetch(...request);
        recordTime(reply, askedMs);
        return reply;
      },
    now: () => lastReading && new Date(lastReading.serverMs + clock.monotonicMs() - lastReading.atMs).toISOString(),
  };
}
