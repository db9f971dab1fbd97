import { exportUnsent, type PackedWork, packResponses } from '@tideform/sync';
import { browserClock } from '../world/browser-clock.ts';
import { browserHashing } from '../world/browser-hashing.ts';
import { databaseName } from './database-name.ts';

/** Takes unsent work out of a local database that this program cannot open. Changes nothing. */
export async function packUnsent(owner: { readonly tenantId: string; readonly userId: string }): Promise<PackedWork> {
  return packResponses(browserHashing, await exportUnsent(indexedDB, databaseName, owner), browserClock.now());
}
