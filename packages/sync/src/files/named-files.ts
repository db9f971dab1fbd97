import type { TableAccess } from '../database/open-database.ts';
import type { ResponseRow } from '../database/rows.ts';
import { filesIn } from './stored-file.ts';

/** The files and library items that responses on this device name, those that `counts` says yes to. */
export async function namedFiles(
  { responses }: Pick<TableAccess, 'responses'>,
  counts: (row: ResponseRow) => boolean,
): Promise<{ readonly ids: ReadonlySet<string>; readonly itemIds: ReadonlySet<unknown> }> {
  const ids = new Set<string>();
  const itemIds = new Set<unknown>();
  await responses.filter(counts).each((row) => {
    for (const file of filesIn(row.data.data)) {
      ids.add(file.id);
      itemIds.add(file.driveItemId);
    }
  });
  return { ids, itemIds };
}
