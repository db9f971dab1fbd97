import { findByPath, findItem, folderNames } from '@tideform/sync/library';
import type { ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import type { ShareRow } from './shares-store.ts';

/**
 * Where what comes by a link is written, with the link's account: a folder below Responses, whatever the form's files say.
 *
 * @throws NotInLibrary
 */
export async function shareLibrary(context: ServerContext, share: ShareRow): Promise<ResponseLibrary> {
  const form = await readForm(context.database, share.team_id, share.form_id);
  if (!form) throw new NotInLibrary('form-not-found');
  const graph = graphOfCredential(context, share.graph_credential_id);
  const { driveId, responsesFolderDriveItemId } = form;
  const [responses, own] = await Promise.all([
    findByPath(graph, driveId, folderNames.responses),
    findItem(graph, driveId, responsesFolderDriveItemId),
  ]);
  if (!responses || !own || own.parentReference?.id !== responses.id) throw new NotInLibrary('no-responses-folder');
  return { graph, driveId, responsesFolderId: own.id };
}
