import type { SyncContext } from '../context.ts';
import { type FormRights, mergePermissions } from './form-rights.ts';
import { type FormFolders, openFormFolders } from './open-form-folders.ts';
import { listFolder } from './set-level.ts';

/**
 * Reads the permissions of a form.
 *
 * @see RightsService.read
 */
export async function readRights(context: SyncContext, formId: string): Promise<FormRights> {
  return readFolders(await openFormFolders(context, formId));
}

export async function readFolders({ config, responses, responsesFolder }: FormFolders): Promise<FormRights> {
  const [ofConfig, ofResponses] = await Promise.all([listFolder(config), responses ? listFolder(responses) : []]);
  return { rows: mergePermissions(ofConfig, ofResponses), responsesFolder };
}
