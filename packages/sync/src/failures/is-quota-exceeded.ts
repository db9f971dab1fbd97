/** Returns whether the browser's storage is full: IndexedDB's error, or Dexie's error around it. */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isQuotaExceeded(error.inner);
}
