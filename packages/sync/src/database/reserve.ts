import { isQuotaExceeded } from '../failures/to-failure.ts';
import type { Database } from './open-database.ts';

/** Size of the storage reserve: enough for a few hundred drafts of usual size. */
const reserveBytes = 3_000_000;

/** Creates the storage reserve if it doesn't exist. Call it once at startup. */
export async function createStorageReserve(database: Database): Promise<void> {
  if ((await database.reserve.count()) > 0) return;
  await database.reserve.put({ id: 'reserve', block: createRandomBytes() });
}

/**
 * Returns incompressible bytes (xorshift). Browsers and disks compress stored data, which would leave little space
 * reserved.
 */
function createRandomBytes(): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(reserveBytes / 4);
  let state = 2_463_534_242;
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return new Uint8Array(words.buffer);
}

/**
 * Runs a write; if the storage is full, frees the reserve and runs it once more.
 * NOTE: Dexie reports a full storage as an AbortError around the QuotaExceededError, and `navigator.storage.estimate()`
 * doesn't predict the limit.
 */
export async function withStorageReserve<Result>(
  database: Database,
  write: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    // If another tab or the leader has just freed the reserve, there may be space now too.
    await database.reserve.clear();
    return await write();
  }
}
