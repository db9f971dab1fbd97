import { operations as api, type FormRegistration } from '@tideform/contract';
import {
  findItem,
  getOrCreateFormFolder,
  getOrCreatePersonFolder,
  getOrCreatePrivateRoot,
  getRole,
  type LibraryAccess,
  listFolderPermissions,
  type RightsFolder,
  setAccessLevel,
  toPrincipal,
} from '@tideform/sync/library';
import type { Database } from '../database/connect.ts';
import { findFormInLibrary, NotInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastKnownName } from '../tokens/tokens-store.ts';
import {
  findConfidentialForm,
  findPrivateFolder,
  listPrivateFolders,
  savePrivateFolder,
} from './confidential-store.ts';
import { openLibraryOfCredential, withLibraryRefusals } from './open-library-of-credential.ts';

/**
 * Copies the permissions on a form's shared responses folder to the private folder of one respondent. Removes all other
 * permissions from the private folder, except those of the respondent and the owners. The function is idempotent.
 */
async function syncReviewerPermissions(
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

/**
 * Finds or creates the caller's private folder for a form. A folder is recorded only after its permissions were
 * restricted, so a recorded folder only has to exist.
 */
export const provisionConfidential = implement(api.provisionConfidential, async ({ params, caller }, context) => {
  const { database } = context;
  const { teamId, formId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await findConfidentialForm(database, params);
  if (!confidential) return refuse('private-folder-not-configured', 'Private folder not configured');
  const { userId } = caller;
  return withLibraryRefusals(async () => {
    const access = await openLibraryOfCredential(context, confidential.graphCredentialId, confidential.driveId);
    const folderDriveItemId = await findOrCreateFolder(database, access, { teamId, userId, formId }, async () => {
      const parentId = await findOrCreateFolder(database, access, { teamId, userId, formId: '' }, async () => {
        const displayName = await findLastKnownName(database, teamId, userId);
        return getOrCreatePersonFolder(access, await getOrCreatePrivateRoot(access, teamId), {
          id: userId,
          displayName,
        });
      });
      const folderId = await getOrCreateFormFolder(access, parentId, {
        id: formId,
        title: form.title,
        personId: userId,
      });
      const responsesFolderId = await findSharedFolder(access, formId, form);
      if (responsesFolderId) await syncReviewerPermissions(access, { folderId, personId: userId }, responsesFolderId);
      return folderId;
    });
    return respond({ folderDriveItemId });
  }, 'private-folder-not-created');
});

/**
 * Finds the folder of the form's shared responses, whose permissions define the reviewers.
 * @returns `undefined` if the folder was deleted, so that submitting still works
 */
async function findSharedFolder(
  access: LibraryAccess,
  formId: string,
  form: FormRegistration,
): Promise<string | undefined> {
  try {
    return (await findFormInLibrary(access, formId, { ...form, driveId: access.driveId })).responsesFolderId;
  } catch (error) {
    if (error instanceof NotInLibrary) return undefined;
    throw error;
  }
}

/**
 * Returns the ID of the recorded folder if it still exists. Otherwise finds or creates the folder with `create` and
 * records it.
 */
async function findOrCreateFolder(
  database: Database,
  access: LibraryAccess,
  key: Parameters<typeof findPrivateFolder>[1],
  create: () => Promise<string>,
): Promise<string> {
  const recordedId = await findPrivateFolder(database, key);
  if (recordedId !== undefined && (await findItem(access.graph, access.driveId, recordedId))) return recordedId;
  const createdId = await create();
  await savePrivateFolder(database, key, createdId);
  return createdId;
}

export const shareConfidential = implement(api.shareConfidential, async ({ params }, context) => {
  const { database } = context;
  const form = await findRegisteredForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await findConfidentialForm(database, params);
  if (!confidential) return refuse('private-folder-not-configured', 'Private folder not configured');
  const { driveId } = confidential;
  return withLibraryRefusals(async () => {
    const access = await openLibraryOfCredential(context, confidential.graphCredentialId, driveId);
    const { responsesFolderId } = await findFormInLibrary(access, params.formId, { ...form, driveId });
    const folders = await listPrivateFolders(database, params);
    for (const { userId, driveItemId } of folders) {
      if (!(await findItem(access.graph, driveId, driveItemId))) continue;
      await syncReviewerPermissions(access, { folderId: driveItemId, personId: userId }, responsesFolderId);
    }
    return respond({ folders: folders.length });
  }, 'no-responses-folder');
});
