import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { createRowChoiceLoader } from '@tideform/components/kit/data-rows/rows-loader.ts';
import { type Database, loadSourceRows } from '@tideform/sync';

/** Creates a loader of choices from the local rows of a team's data sources. */
export function createLocalRowsLoader(
  database: Database,
  owner: { readonly teamId: string; readonly userId: string },
): ChoiceLoader {
  const read = async ({ dataSourceId: sourceId }: { readonly dataSourceId: string }) => {
    const rows = await loadSourceRows(database, { ...owner, sourceId });
    return rows === 'coming' ? undefined : rows;
  };
  return createRowChoiceLoader({ isOnline: false, read });
}
