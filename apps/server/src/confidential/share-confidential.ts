import { shareConfidential as operation } from '@tideform/contract';
import { findItem } from '@tideform/sync/library';
import { findFormInLibrary } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { listPrivateFolders, readConfidentialForm } from './confidential-store.ts';
import { letReviewersIn } from './let-reviewers-in.ts';
import { libraryOfCredential } from './library-of-credential.ts';
import { orRefusal } from './or-refusal.ts';

export const shareConfidential = implement(operation, async ({ params }, context) => {
  const { database } = context;
  const form = await readForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await readConfidentialForm(database, params);
  if (!confidential) return refuse('private-folder-not-configured', 'Private folder not configured');
  const { driveId } = confidential;
  return orRefusal(async () => {
    const access = await libraryOfCredential(context, confidential.graphCredentialId, driveId);
    const { responsesFolderId } = await findFormInLibrary(access, params.formId, { ...form, driveId });
    const folders = await listPrivateFolders(database, params);
    for (const { userId, driveItemId } of folders) {
      if (!(await findItem(access.graph, driveId, driveItemId))) continue;
      await letReviewersIn(access, { folderId: driveItemId, personId: userId }, responsesFolderId);
    }
    return answer({ folders: folders.length });
  }, 'no-responses-folder');
});
