import type { TableAccess } from '../database/open-database.ts';

/**
 * Returns the stored eTags of files by drive item ID. `undefined` means that there is a row whose state isn't known.
 */
export async function getLocalETags(
  database: TableAccess,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  if (itemIds.length === 0) return new Map();
  const eTags = new Map<string, string | undefined>();
  const { forms, responses } = database;
  await forms
    .where('driveItemId')
    .anyOf(itemIds)
    .each((form) => eTags.set(form.driveItemId, form.eTag));
  for (const part of ['draft', 'published'] as const) {
    await forms
      .where(`${part}.driveItemId`)
      .anyOf(itemIds)
      .each((form) => {
        const content = form[part];
        if (content) eTags.set(content.driveItemId, content.eTag);
      });
  }
  await responses
    .where('driveItemId')
    .anyOf(itemIds)
    .each((response) => {
      if (response.driveItemId) eTags.set(response.driveItemId, response.eTag);
    });
  return eTags;
}
