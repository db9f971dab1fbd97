import { GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { readConfig } from '../forms/form-files.ts';
import { present, requireForm } from '../forms/require-form.ts';
import { findItem } from '../library/find-item.ts';
import { folderNames } from '../library/layout.ts';
import { topFolder } from '../library/top-folder.ts';
import type { FormRights } from './form-rights.ts';
import type { RightsFolder } from './set-level.ts';

/** The two folders that say who may what with a form. */
export interface FormFolders {
  readonly form: FormRow;
  readonly config: RightsFolder;
  /** Before the first publication the folder of all forms' responses, whose rows it will have; none where it was deleted or is closed. */
  readonly responses: RightsFolder | undefined;
  readonly responsesFolder: FormRights['responsesFolder'];
}

/** @throws 'Invalid form: {id}', 'Form ({id}) is missing …', GraphError */
export async function openFormFolders(context: SyncContext, formId: string): Promise<FormFolders> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph, clock } = context.ports;
  const at = (itemId: string): RightsFolder => ({
    ...{ graph, driveId, itemId, callerId: signedIn(context.ports).userId },
    wait: (ms) => clock.wait(ms),
  });
  const config = at(present(form.folderDriveItemId, formId, 'folderDriveItemId'));
  const stored = await readConfig(graph, driveId, present(form.driveItemId, formId, 'driveItemId'));
  const known = stored.responsesDriveItemId ?? form.responsesDriveItemId;
  if (known === undefined) {
    const all = await topFolder(graph, driveId, folderNames.responses, 'no-responses-folder');
    return { form, config, responses: at(all.id), responsesFolder: 'toCome' };
  }
  try {
    const isThere = (await findItem(graph, driveId, known)) !== undefined;
    return { form, config, responses: isThere ? at(known) : undefined, responsesFolder: isThere ? 'there' : 'gone' };
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 403)) throw error;
    return { form, config, responses: undefined, responsesFolder: 'closed' };
  }
}
