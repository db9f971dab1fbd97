import { FailureError } from '../failures/failure-error.ts';

/**
 * Thrown when a newer program version has written the local database, which this version must not use. Reloading the
 * page loads the newer version.
 */
export class NewerDatabaseError extends FailureError<'database-newer'> {
  override readonly name = 'NewerDatabase';

  constructor() {
    super('database-newer', {});
  }
}

/**
 * Wraps an IndexedDB factory so that it opens databases up to the given Dexie version and refuses newer ones with
 * `NewerDatabaseError`.
 * NOTE: Dexie handles a VersionError by opening the newer database without a version, and may add what it misses there.
 * This wrapper leaves the newer database unchanged.
 */
export function refuseNewerDatabases(indexedDB: IDBFactory, version: number): IDBFactory {
  const nativeVersion = Math.round(version * 10);
  return {
    open(name: string, requestedVersion?: number) {
      if (requestedVersion === undefined || requestedVersion > nativeVersion) throw new NewerDatabaseError();
      return indexedDB.open(name, requestedVersion);
    },
    cmp: (first: unknown, second: unknown) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  };
}
