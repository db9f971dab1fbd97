import type { Locks } from '@tideform/sync';

/** Web Locks: each lock has one holder across all tabs and workers of this browser profile. */
export const browserLocks: Locks = {
  hold: (name, signal, work) => navigator.locks.request(name, { signal }, work),
};
