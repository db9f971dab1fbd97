import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { fetchTopFolder } from '../../library/fetch-top-folder.ts';
import { findChild } from '../../library/find-item.ts';
import { fileNames, folderNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type CustomFieldsFile, customFieldsFile } from '../../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../../library/upload-file.ts';
import { requireLibrary } from '../../teams/require-team.ts';

interface CustomFieldsLocation {
  readonly driveId: string;
  readonly folderId: string;
  /** `undefined` if the team has no custom fields yet. */
  readonly item: DriveItem | undefined;
  readonly content: CustomFieldsFile;
}

/**
 * Reads the team's custom fields from the library.
 *
 * @throws UnreadableFileError, FailureError `no-forms-folder`
 */
export async function fetchCustomFieldsFile(context: SyncContext, teamId: string): Promise<CustomFieldsLocation> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { id: folderId } = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const item = await findChild(graph, driveId, folderId, fileNames.customFields);
  const content = item ? await readJsonFile(graph, driveId, item, customFieldsFile) : { fields: [] };
  return { driveId, folderId, item, content };
}

const maxAttempts = 5;

/**
 * Updates the custom fields in the library, and retries when another user changed them at the same time.
 *
 * @param change may be called several times
 */
export async function updateCustomFields(
  context: SyncContext,
  teamId: string,
  change: (fields: readonly CustomField[]) => readonly CustomField[],
): Promise<readonly CustomField[]> {
  for (let tries = 1; ; tries += 1) {
    const { driveId, folderId, item, content } = await fetchCustomFieldsFile(context, teamId);
    const fields = change(content.fields);
    const name = fileNames.customFields;
    const target = item
      ? { driveId, itemId: item.id, name, ifMatch: item.eTag }
      : { driveId, parentId: folderId, name, conflict: 'fail' as const };
    try {
      if (fields !== content.fields)
        await uploadFile(context.ports.graph, target, createJsonBlob({ ...content, fields }));
      return await saveCustomFieldsLocally(context, teamId, fields);
    } catch (error) {
      const isChanged = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isChanged || tries === maxAttempts) throw error;
    }
  }
}

/** Stores the custom fields on this device, so that the palette shows them offline. */
export async function saveCustomFieldsLocally<Fields extends readonly CustomField[]>(
  { database }: SyncContext,
  teamId: string,
  customFields: Fields,
): Promise<Fields> {
  await database.teams.update(teamId, { customFields });
  return customFields;
}
