import { holderOf, type LibraryAccess, listFolder, type RightsFolder, roleOf, setLevel } from '@tideform/sync/library';

/**
 * Whoever may read or write the folder of all responses of a form may do so in one responder's folder, and nobody else but the
 * responder and the owners. Called again it changes nothing.
 */
export async function letReviewersIn(
  { graph, driveId, callerId, wait }: LibraryAccess,
  own: { readonly folderId: string; readonly personId: string },
  responsesFolderId: string,
): Promise<void> {
  const at = (itemId: string): RightsFolder => ({ graph, driveId, itemId, callerId, wait });
  const folder = at(own.folderId);
  const [reviewers, there] = [await holders(at(responsesFolderId)), await holders(folder)];
  const isOwn = (key: string) => key === `person ${own.personId}`;
  for (const [key, { holder, level }] of reviewers) {
    if (!isOwn(key) && there.get(key)?.level !== level) await setLevel(folder, holder, level);
  }
  for (const [key, { holder }] of there) {
    if (!isOwn(key) && !reviewers.has(key)) await setLevel(folder, holder, 'none');
  }
}

/** All that is not the owners'. */
async function holders(folder: RightsFolder) {
  const rows = (await listFolder(folder)).flatMap((row) => {
    const [holder, level] = [holderOf(row), roleOf(row)];
    return holder && level !== 'owner' ? [[holder.key, { holder, level }] as const] : [];
  });
  return new Map(rows);
}
