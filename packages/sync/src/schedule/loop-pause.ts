import type { Clock } from '../ports.ts';

/** Pause of a loop between two iterations, which can be ended early. */
export interface LoopPause {
  /** Waits for `ms` milliseconds, or until `end` is called. Returns at once if `end` was called before. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Ends the current or the next pause because there is work to do. */
  end(): void;
}

export function createLoopPause(clock: Clock): LoopPause {
  let isEnded = false;
  let wake = (): void => {};
  return {
    async wait(ms, signal) {
      const end = new AbortController();
      wake = () => end.abort();
      signal.addEventListener('abort', wake, { once: true });
      if (isEnded || signal.aborted) wake();
      await clock.wait(ms, end.signal).catch(() => {});
      signal.removeEventListener('abort', wake);
      isEnded = false;
    },
    end() {
      isEnded = true;
      wake();
    },
  };
}
