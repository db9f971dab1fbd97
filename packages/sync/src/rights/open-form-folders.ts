import { GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { fetchConfig } from '../forms/form-files.ts';
import { requireForm, requireValue } from '../forms/require-form.ts';
import { fetchTopFolder, findItem } from '../library/drive-items.ts';
import { folderNames } from '../library/layout.ts';
import { type FormRights, mergePermissions } from './form-rights.ts';
import { listFolderPermissions, type RightsFolder } from './set-access-level.ts';

/** The two folders whose permissions control access to a form. */
export interface FormFolders {
  readonly form: FormRow;
  readonly config: RightsFolder;
  /**
   * Responses folder of the form. Before the first publication, the folder of all forms' responses, from which the
   * form's folder will inherit its permissions. `undefined` if the folder was deleted or the caller has no access.
   */
  readonly responses: RightsFolder | undefined;
  readonly responsesFolder: FormRights['responsesFolder'];
}

/**
 * Opens the two folders of a form.
 *
 * @throws 'Invalid form: {id}', 'Form ({id}) is missing …', GraphError
 */
export async function openFormFolders(context: SyncContext, formId: string): Promise<FormFolders> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph, clock } = context.ports;
  const openFolder = (itemId: string): RightsFolder => ({
    ...{ graph, driveId, itemId, callerId: requireIdentity(context.ports).userId },
    wait: (ms) => clock.wait(ms),
  });
  const config = openFolder(requireValue(form.folderDriveItemId, formId, 'folderDriveItemId'));
  const stored = await fetchConfig(graph, driveId, requireValue(form.driveItemId, formId, 'driveItemId'));
  const known = stored.responsesDriveItemId ?? form.responsesDriveItemId;
  if (known === undefined) {
    const all = await fetchTopFolder(graph, driveId, folderNames.responses, 'no-responses-folder');
    return { form, config, responses: openFolder(all.id), responsesFolder: 'toCome' };
  }
  try {
    const isThere = (await findItem(graph, driveId, known)) !== undefined;
    return {
      form,
      config,
      responses: isThere ? openFolder(known) : undefined,
      responsesFolder: isThere ? 'there' : 'gone',
    };
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 403)) throw error;
    return { form, config, responses: undefined, responsesFolder: 'closed' };
  }
}

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
