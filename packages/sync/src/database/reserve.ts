import { isQuotaExceeded } from '../failures/is-quota-exceeded.ts';
import type { Database } from './open-database.ts';

/** Room for a few hundred drafts of usual size. */
const reserveBytes = 3_000_000;

/** Puts space aside while there is some. Call it once at the start; it does nothing when the reserve is there. */
export async function layReserve(database: Database): Promise<void> {
  if ((await database.reserve.count()) > 0) return;
  await database.reserve.put({ id: 'reserve', block: noise() });
}

/** Bytes that cannot be packed (xorshift): browsers and disks pack what they store, and would keep little free. */
function noise(): Uint8Array<ArrayBuffer> {
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
 * Runs a write; when the storage is full, gives the reserve up and runs it once more.
 *
 * NOTE: Dexie hands a full storage over as an AbortError around the QuotaExceededError, and `navigator.storage.estimate()`
 * does not see the limit coming.
 */
export async function withReserve<Result>(database: Database, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    // Where another tab or the leader has given it up a moment ago, there is room now all the same.
    await database.reserve.clear();
    return await write();
  }
}
