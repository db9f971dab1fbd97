import type { Clock } from '@tideform/sync';

/** Clock of the browser, for tabs and workers. */
export const browserClock: Clock = {
  monotonicMs: () => performance.now(),
  now: () => new Date().toISOString(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
