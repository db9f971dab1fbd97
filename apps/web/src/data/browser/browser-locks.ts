import type { LockManager } from '@tideform/sync';

/** Locks of the Web Locks API. Across all tabs and workers of a browser profile, only one can hold a lock at a time. */
export const browserLocks: LockManager = {
  hold: (name, signal, work) => navigator.locks.request(name, { signal }, work),
};
