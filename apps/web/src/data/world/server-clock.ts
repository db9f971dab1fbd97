import type { Clock } from '@tideform/sync';

/** The server's time, read from the `Date` of its answers and counted on by the clock that never jumps. */
export interface ServerClock {
  /** The same `fetch`, read along. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /** ISO-8601 UTC; `undefined` before the first answer. */
  now(): string | undefined;
}

/** An answer that took longer says too little about now. */
const longestAnswerMs = 30_000;
const toldAgainMs = 60_000;

/** @param onAhead told how far the wall clock is ahead of the server's: less than nothing when it is behind */
export function createServerClock(clock: Clock, onAhead: (aheadMs: number) => void = () => {}): ServerClock {
  let known: { readonly serverMs: number; readonly atMs: number } | undefined;
  let toldMs = 0;

  const read = (reply: Response, askedMs: number): void => {
    const serverMs = Date.parse(reply.headers.get('date') ?? '');
    const atMs = clock.monotonicMs();
    if (Number.isNaN(serverMs) || reply.headers.has('age') || atMs - askedMs > longestAnswerMs) return;
    known = { serverMs, atMs };
    const aheadMs = Date.parse(clock.now()) - serverMs;
    if (Math.abs(aheadMs - toldMs) < toldAgainMs) return;
    toldMs = aheadMs;
    onAhead(aheadMs);
  };

  return {
    watch:
      (fetch) =>
      async (...request) => {
        const askedMs = clock.monotonicMs();
        const reply = await fetch(...request);
        read(reply, askedMs);
        return reply;
      },
    now: () => known && new Date(known.serverMs + clock.monotonicMs() - known.atMs).toISOString(),
  };
}
