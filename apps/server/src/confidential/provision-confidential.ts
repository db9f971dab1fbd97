import { type FormRegistration, provisionConfidential as operation } from '@tideform/contract';
import { findItem, formFolder, type LibraryAccess, personFolder, privateRoot } from '@tideform/sync/library';
import type { Database } from '../database/connect.ts';
import { findFormInLibrary } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { readSeenName } from '../tokens/tokens-store.ts';
import { readConfidentialForm, readPrivateFolder, writePrivateFolder } from './confidential-store.ts';
import { letReviewersIn } from './let-reviewers-in.ts';
import { libraryOfCredential } from './library-of-credential.ts';
import { orRefusal } from './or-refusal.ts';

/** Each folder is written down when it is closed to others: what is known needs one look whether it is still there. */
export const provisionConfidential = implement(operation, async ({ params, caller }, context) => {
  const { database } = context;
  const { teamId, formId } = params;
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await readConfidentialForm(database, params);
  if (!confidential) return refuse('private-folder-not-configured', 'Private folder not configured');
  const { userId } = caller;
  return orRefusal(async () => {
    const access = await libraryOfCredential(context, confidential.graphCredentialId, confidential.driveId);
    const folderDriveItemId = await keptFolder(database, access, { teamId, userId, formId }, async () => {
      const parentId = await keptFolder(database, access, { teamId, userId, formId: '' }, async () => {
        const displayName = await readSeenName(database, teamId, userId);
        return personFolder(access, await privateRoot(access, teamId), { id: userId, displayName });
      });
      const folderId = await formFolder(access, parentId, { id: formId, title: form.title, personId: userId });
      const responsesFolderId = await folderOfAll(access, formId, form);
      if (responsesFolderId) await letReviewersIn(access, { folderId, personId: userId }, responsesFolderId);
      return folderId;
    });
    return answer({ folderDriveItemId });
  }, 'private-folder-not-created');
});

/** Where it says who reviews; `undefined` while it is deleted: nobody waits for that who has something to submit. */
async function folderOfAll(access: LibraryAccess, formId: string, form: FormRegistration): Promise<string | undefined> {
  try {
    return (await findFormInLibrary(access, formId, { ...form, driveId: access.driveId })).responsesFolderId;
  } catch (error) {
    if (error instanceof NotInLibrary) return undefined;
    throw error;
  }
}

/** The folder that was written down, unless it is gone; else the one that `make` makes or finds, whatever cut it last time. */
async function keptFolder(
  database: Database,
  access: LibraryAccess,
  key: Parameters<typeof readPrivateFolder>[1],
  make: () => Promise<string>,
): Promise<string> {
  const known = await readPrivateFolder(database, key);
  if (known !== undefined && (await findItem(access.graph, access.driveId, known))) return known;
  const made = await make();
  await writePrivateFolder(database, key, made);
  return made;
}
