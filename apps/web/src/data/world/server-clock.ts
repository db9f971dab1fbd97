import type { Clock } from '@tideform/sync';

/** Server time, read from the `Date` header of responses and advanced by a monotonic clock. */
export interface ServerClock {
  /** Wraps `fetch` to read the headers of its responses. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /** ISO-8601 UTC; `undefined` before the first response. */
  now(): string | undefined;
}

/** Slower responses are too imprecise. */
const maxResponseMs = 30_000;
const minChangeMs = 60_000;

/**
 * Creates the server clock. @param onAhead receives how far the device's clock is ahead, in milliseconds; negative
 * when it is behind
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
    watch:
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
