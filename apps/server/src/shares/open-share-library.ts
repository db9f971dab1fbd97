import { findItem, findItemByPath, folderNames } from '@tideform/sync/library';
import type { ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { NotInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { createGraphOfCredential } from '../graph-credentials/create-graph-of-credential.ts';
import type { ShareRow } from './shares-store.ts';

/**
 * Opens the library that stores the submissions of a share link, with the link's connected account. The form's folder
 * must be inside the folder Responses, even if the form's files say otherwise.
 *
 * @throws NotInLibrary
 */
export async function openShareLibrary(context: ServerContext, share: ShareRow): Promise<ResponseLibrary> {
  const form = await findRegisteredForm(context.database, share.team_id, share.form_id);
  if (!form) throw new NotInLibrary('form-not-found');
  const graph = createGraphOfCredential(context, share.graph_credential_id);
  const { driveId, responsesFolderDriveItemId } = form;
  const [responses, folder] = await Promise.all([
    findItemByPath(graph, driveId, folderNames.responses),
    findItem(graph, driveId, responsesFolderDriveItemId),
  ]);
  if (!responses || !folder || folder.parentReference?.id !== responses.id)
    throw new NotInLibrary('no-responses-folder');
  return { graph, driveId, responsesFolderId: folder.id };
}
