import { exportUnsentWork, packResponses, type ResponsePackageFile } from '@tideform/sync';
import { browserClock, browserHashing, databaseName } from '../browser/browser-ports.ts';

/** Exports unsent work from a local database that this version of the app can't open. Doesn't change the database. */
export async function packUnsent(owner: {
  readonly tenantId: string;
  readonly userId: string;
}): Promise<ResponsePackageFile> {
  return packResponses(browserHashing, await exportUnsentWork(indexedDB, databaseName, owner), browserClock.now());
}
