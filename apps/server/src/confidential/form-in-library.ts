import type { FormRegistration } from '@tideform/contract';
import { type DriveItem, GraphError, operations } from '@tideform/graph';
import {
  type FormConfigFile,
  fileNames,
  findByPath,
  findChild,
  findItem,
  findLibrary,
  folderNames,
  formConfigFile,
  type LibraryAccess,
  readJsonFile,
} from '@tideform/sync/library';

/** What the library itself says of a form. */
export interface FormInLibrary {
  readonly config: DriveItem;
  readonly content: FormConfigFile;
  readonly responsesFolderId: string;
}

/** @throws 'Team not found' when the drive is not the team's library */
export async function requireTeamsLibrary({ graph, driveId }: LibraryAccess, teamId: string): Promise<void> {
  try {
    if ((await findLibrary(graph, teamId))?.driveId === driveId) return;
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 404 || error.status === 403))) throw error;
  }
  throw new Error('Team not found');
}

/**
 * Reads a form where only its builders can have written: what is registered with us any member of the team may have said. Its
 * files lie below Form Config, its responses below Responses.
 *
 * @throws 'Invalid formId', 'Unable to get default responses folder'
 */
export async function findFormInLibrary(
  access: LibraryAccess,
  formId: string,
  registered: FormRegistration,
): Promise<FormInLibrary> {
  const { graph, driveId } = access;
  const published = await findItem(graph, driveId, registered.publishedDriveItemId);
  const folderId = published?.parentReference?.id;
  if (!published || !folderId || !(await isInFormConfig(access, folderId))) throw new Error('Invalid formId');
  // In the old layout the form's name stands before those of its files.
  const name = published.name.replace(/form\.published\.json$/i, fileNames.formConfig);
  const config = await findChild(graph, driveId, folderId, name);
  const content = config && (await readJsonFile(graph, driveId, config, formConfigFile));
  if (!content || content.id !== formId) throw new Error('Invalid formId');
  const responses = await findByPath(graph, driveId, folderNames.responses);
  const own = content.responsesDriveItemId && (await findItem(graph, driveId, content.responsesDriveItemId));
  if (!responses || !own || own.parentReference?.id !== responses.id) {
    throw new Error('Unable to get default responses folder');
  }
  return { config, content, responsesFolderId: own.id };
}

async function isInFormConfig({ graph, driveId }: LibraryAccess, folderId: string): Promise<boolean> {
  const formConfig = await findByPath(graph, driveId, folderNames.formConfig);
  if (!formConfig) return false;
  if (formConfig.id === folderId) return true;
  const folder = await findItem(graph, driveId, folderId);
  return folder?.parentReference?.id === formConfig.id;
}

/** Says in form.config.json, which every device reads, whether responses are confidential. */
export async function sayConfidential(
  { graph, driveId }: LibraryAccess,
  configId: string,
  confidentialResponses: boolean,
): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const config = await graph.call(operations.getItem, { driveId, itemId: configId });
    const content = await readJsonFile(graph, driveId, config, formConfigFile);
    if ((content.confidentialResponses ?? false) === confidentialResponses) return;
    const bytes = new TextEncoder().encode(JSON.stringify({ ...content, confidentialResponses }));
    const ifMatch = config.eTag === undefined ? {} : { ifMatch: config.eTag };
    try {
      await graph.call(
        operations.putItemContent,
        { driveId, itemId: configId },
        { bytes, contentType: 'application/json', ...ifMatch },
      );
      return;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412)) throw error;
    }
  }
  throw new Error('form.config.json keeps changing');
}
