import { Failed } from '../failures/failed.ts';

/** The local database was written by a newer program; this one must not touch it. Reloading brings the newer program. */
export class NewerDatabase extends Failed<'database-newer'> {
  override readonly name = 'NewerDatabase';

  constructor() {
    super('database-newer', {});
  }
}

/**
 * An IndexedDB that opens databases of the given Dexie version or older and refuses newer ones with `NewerDatabase`.
 *
 * NOTE: Dexie answers a VersionError by opening the newer database without naming a version, and may even add what it
 * misses there. A refusal at this door leaves the newer database untouched.
 */
export function refuseNewer(indexedDB: IDBFactory, version: number): IDBFactory {
  const nativeVersion = Math.round(version * 10);
  return {
    open(name: string, asked?: number) {
      if (asked === undefined || asked > nativeVersion) throw new NewerDatabase();
      return indexedDB.open(name, asked);
    },
    cmp: (first: unknown, second: unknown) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  };
}
