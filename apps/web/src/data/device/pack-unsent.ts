import { exportUnsentWork, packResponses, type ResponsePackageFile } from '@tideform/sync';
import { browserClock } from '../browser/browser-clock.ts';
import { browserHashing } from '../browser/browser-hashing.ts';
import { databaseName } from './database-name.ts';

/** Exports unsent work from a local database that this version of the app can't open. Doesn't change the database. */
export async function packUnsent(owner: {
  readonly tenantId: string;
  readonly userId: string;
}): Promise<ResponsePackageFile> {
  return packResponses(browserHashing, await exportUnsentWork(indexedDB, databaseName, owner), browserClock.now());
}
