import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { rowsLoader } from '@tideform/components/kit/data-rows/rows-loader.ts';
import { type Database, readRows } from '@tideform/sync';

/** Rows of a team's data sources as they lie on this device, as choices. */
export function keptRows(
  database: Database,
  whose: { readonly teamId: string; readonly userId: string },
): ChoiceLoader {
  const read = async ({ dataSourceId: sourceId }: { readonly dataSourceId: string }) => {
    const kept = await readRows(database, { ...whose, sourceId });
    return kept === 'coming' ? undefined : kept;
  };
  return rowsLoader({ isOnline: false, read });
}
