import type { Database } from '../database/open-database.ts';
import { dataSourceTables, removeCached } from '../database/source-identifiers.ts';
import { nothing } from './what-to-bring.ts';

/**
 * Keeps a data source's rows off this device, from now on, or lets them come with the next sync.
 * @param id of its row
 */
export async function keepOff(database: Database, id: string, isOff: boolean): Promise<void> {
  await database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const row = await database.dataSources.get(id);
      if (!row) return;
      const { isOff: _before, ...kept } = row;
      await database.dataSources.put(isOff ? { ...kept, isOff, sync: nothing } : kept);
      if (!isOff) return;
      await removeCached(database, row, 'production');
      await removeCached(database, row, 'preview');
    },
  );
}
