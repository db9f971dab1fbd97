import { operations as api, type FormRegistration } from '@tideform/contract';
import {
  findItem,
  getOrCreateFormFolder,
  getOrCreatePersonFolder,
  getOrCreatePrivateRoot,
  type LibraryAccess,
} from '@tideform/sync/library';
import type { Database } from '../database/connect.ts';
import { findFormInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastKnownName } from '../tokens/tokens-store.ts';
import { findConfidentialForm, findPrivateFolder, savePrivateFolder } from './confidential-store.ts';
import { openLibraryOfCredential } from './open-library-of-credential.ts';
import { syncReviewerPermissions } from './sync-reviewer-permissions.ts';
import { withLibraryRefusals } from './with-library-refusals.ts';

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
