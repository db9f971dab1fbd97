import type { Database } from './open-database.ts';

/** Room for a few hundred drafts of usual size. */
const reserveBytes = 3_000_000;

/** Puts space aside while there is some. Call it once at the start; it does nothing when the reserve is there. */
export async function layReserve(database: Database): Promise<void> {
  if ((await database.reserve.count()) > 0) return;
  // Filled with noise: a disk that compresses zeros would keep nothing free.
  const block = Uint8Array.from({ length: reserveBytes }, (_, at) => (at * 2_654_435_761) >>> 24);
  await database.reserve.put({ id: 'reserve', block });
}

/**
 * Runs a write; when the storage is full, gives the reserve up and runs it once more.
 *
 * NOTE: Dexie hands a full storage over as an AbortError around the QuotaExceededError, and `navigator.storage.estimate()`
 * does not see the limit coming.
 */
export async function withReserve<Result>(database: Database, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error) || (await database.reserve.count()) === 0) throw error;
    await database.reserve.clear();
    return await write();
  }
}

/** Is the storage full? */
export function isQuotaExceeded(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isQuotaExceeded(error.inner);
}
