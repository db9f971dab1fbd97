/** The browser has no room left: IndexedDB's refusal, as it is or within Dexie's. */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isQuotaExceeded(error.inner);
}
