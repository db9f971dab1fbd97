import type { Clock } from '../ports.ts';

/** The pause of a loop between two looks. */
export interface Nap {
  /** Waits so long; shorter when there is something to do, not at all when it came before. */
  take(ms: number, signal: AbortSignal): Promise<void>;
  /** There is something to do. */
  end(): void;
}

export function createNap(clock: Clock): Nap {
  let isNeeded = false;
  let wake = (): void => {};
  return {
    async take(ms, signal) {
      const end = new AbortController();
      wake = () => end.abort();
      signal.addEventListener('abort', wake, { once: true });
      if (isNeeded || signal.aborted) wake();
      await clock.wait(ms, end.signal).catch(() => {});
      signal.removeEventListener('abort', wake);
      isNeeded = false;
    },
    end() {
      isNeeded = true;
      wake();
    },
  };
}
