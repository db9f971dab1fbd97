import {
  getRole,
  type LibraryAccess,
  listFolderPermissions,
  type RightsFolder,
  setAccessLevel,
  toPrincipal,
} from '@tideform/sync/library';

/**
 * Copies the permissions on a form's shared responses folder to the private folder of one respondent. Removes all other
 * permissions from the private folder, except those of the respondent and the owners. The function is idempotent.
 */
export async function syncReviewerPermissions(
  { graph, driveId, callerId, wait }: LibraryAccess,
  own: { readonly folderId: string; readonly personId: string },
  responsesFolderId: string,
): Promise<void> {
  const createFolderAccess = (itemId: string): RightsFolder => ({ graph, driveId, itemId, callerId, wait });
  const folder = createFolderAccess(own.folderId);
  const [reviewers, current] = [
    await loadPermissions(createFolderAccess(responsesFolderId)),
    await loadPermissions(folder),
  ];
  const isOwn = (key: string) => key === `person ${own.personId}`;
  for (const [key, { principal, level }] of reviewers) {
    if (!isOwn(key) && current.get(key)?.level !== level) await setAccessLevel(folder, principal, level);
  }
  for (const [key, { principal }] of current) {
    if (!isOwn(key) && !reviewers.has(key)) await setAccessLevel(folder, principal, 'none');
  }
}

/** Loads the permissions on a folder, without those of owners. */
async function loadPermissions(folder: RightsFolder) {
  const rows = (await listFolderPermissions(folder)).flatMap((row) => {
    const [principal, level] = [toPrincipal(row), getRole(row)];
    return principal && level !== 'owner' ? [[principal.key, { principal, level }] as const] : [];
  });
  return new Map(rows);
}
