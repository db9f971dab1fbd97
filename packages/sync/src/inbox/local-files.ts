import type { TableAccess } from '../database/open-database.ts';

/** eTags of the files that local rows stand for, by drive item id. `undefined`: there is a row, its state is unknown. */
export async function localETags(
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
