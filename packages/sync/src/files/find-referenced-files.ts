import type { TableAccess } from '../database/open-database.ts';
import type { ResponseRow } from '../database/rows.ts';
import { findFiles } from './stored-file.ts';

/**
 * Returns the IDs of files and library items that responses on this device refer to.
 *
 * @param isIncluded selects the responses to include
 */
export async function findReferencedFiles(
  { responses }: Pick<TableAccess, 'responses'>,
  isIncluded: (row: ResponseRow) => boolean,
): Promise<{ readonly ids: ReadonlySet<string>; readonly itemIds: ReadonlySet<unknown> }> {
  const ids = new Set<string>();
  const itemIds = new Set<unknown>();
  await responses.filter(isIncluded).each((row) => {
    for (const file of findFiles(row.data.data)) {
      ids.add(file.id);
      itemIds.add(file.driveItemId);
    }
  });
  return { ids, itemIds };
}
