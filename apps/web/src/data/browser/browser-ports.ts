import type { Clock, Hasher, LockManager, RandomGenerator } from '@tideform/sync';

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

export const browserHashing: Hasher = {
  async sha256(bytes) {
    const content = bytes instanceof Blob ? await bytes.arrayBuffer() : (bytes as Uint8Array<ArrayBuffer>);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

/** Locks of the Web Locks API. Across all tabs and workers of a browser profile, only one can hold a lock at a time. */
export const browserLocks: LockManager = {
  hold: (name, signal, work) => navigator.locks.request(name, { signal }, work),
};

/**
 * Random numbers and IDs of the browser. NOTE: `randomUUID` exists only in secure contexts: https and the loopback
 * address.
 */
export const browserRandom: RandomGenerator = { uuid: () => crypto.randomUUID(), random: () => Math.random() };

export const databaseName = 'tideform';
