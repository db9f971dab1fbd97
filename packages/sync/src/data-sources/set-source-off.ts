import type { Database } from '../database/open-database.ts';
import { dataSourceTables, removeCached } from '../database/source-identifiers.ts';
import { noSync } from './source-use.ts';

/**
 * Turns a data source's rows off on this device and deletes them, or turns them on with the next sync.
 *
 * @param id ID of the source's row
 */
export async function setSourceOff(database: Database, id: string, isOff: boolean): Promise<void> {
  await database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const row = await database.dataSources.get(id);
      if (!row) return;
      const { isOff: _before, ...rest } = row;
      await database.dataSources.put(isOff ? { ...rest, isOff, sync: noSync } : rest);
      if (!isOff) return;
      await removeCached(database, row, 'production');
      await removeCached(database, row, 'preview');
    },
  );
}
