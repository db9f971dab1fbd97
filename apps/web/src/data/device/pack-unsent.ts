import { exportUnsent, type PackedWork, packResponses } from '@tideform/sync';
import { browserClock } from '../world/browser-clock.ts';
import { browserHashing } from '../world/browser-hashing.ts';
import { databaseName } from './database-name.ts';

/** Exports unsent work from a local database that this version of the app can't open. Doesn't change the database. */
export async function packUnsent(owner: { readonly tenantId: string; readonly userId: string }): Promise<PackedWork> {
  return packResponses(browserHashing, await exportUnsent(indexedDB, databaseName, owner), browserClock.now());
}
