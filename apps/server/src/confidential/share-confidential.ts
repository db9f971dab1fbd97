import { operations as api } from '@tideform/contract';
import { findItem } from '@tideform/sync/library';
import { findFormInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findConfidentialForm, listPrivateFolders } from './confidential-store.ts';
import { openLibraryOfCredential } from './open-library-of-credential.ts';
import { syncReviewerPermissions } from './sync-reviewer-permissions.ts';
import { withLibraryRefusals } from './with-library-refusals.ts';

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
