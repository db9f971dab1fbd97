import type { SyncContext } from '../context.ts';
import { type FormRights, mergePermissions } from './form-rights.ts';
import { type FormFolders, openFormFolders } from './open-form-folders.ts';
import { listFolderPermissions } from './set-access-level.ts';

/**
 * Reads the permissions of a form.
 *
 * @see RightsService.read
 */
export async function fetchRights(context: SyncContext, formId: string): Promise<FormRights> {
  return fetchRightsOfFolders(await openFormFolders(context, formId));
}

export async function fetchRightsOfFolders({ config, responses, responsesFolder }: FormFolders): Promise<FormRights> {
  const [ofConfig, ofResponses] = await Promise.all([
    listFolderPermissions(config),
    responses ? listFolderPermissions(responses) : [],
  ]);
  return { rows: mergePermissions(ofConfig, ofResponses), responsesFolder };
}
