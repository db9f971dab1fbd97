import type { Database } from '../database/open-database.ts';
import { dataSourceTables, removeCachedRows } from '../database/source-identifiers.ts';
import { disabledSync } from './source-usage.ts';

/**
 * Turns a data source off on this device and deletes its rows, or turns it on again, so that the next sync pulls its
 * rows.
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
      await database.dataSources.put(isOff ? { ...rest, isOff, sync: disabledSync } : rest);
      if (!isOff) return;
      await removeCachedRows(database, row, 'production');
      await removeCachedRows(database, row, 'preview');
    },
  );
}
