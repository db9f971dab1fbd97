import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { findChild } from '../../library/find-item.ts';
import { fileNames, folderNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type CustomFieldsFile, customFieldsFile } from '../../library/stored-files.ts';
import { fetchTopFolder } from '../../library/top-folder.ts';
import { jsonContent, uploadFile } from '../../library/upload-file.ts';
import { requireLibrary } from '../../teams/require-team.ts';

interface FoundFile {
  readonly driveId: string;
  readonly folderId: string;
  /** `undefined` if the team has no custom fields yet. */
  readonly item: DriveItem | undefined;
  readonly content: CustomFieldsFile;
}

/**
 * Reads the team's custom fields from the library.
 *
 * @throws UnreadableFile, Failed `no-forms-folder`
 */
export async function fetchFields(context: SyncContext, teamId: string): Promise<FoundFile> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { id: folderId } = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const item = await findChild(graph, driveId, folderId, fileNames.customFields);
  const content = item ? await readJsonFile(graph, driveId, item, customFieldsFile) : { fields: [] };
  return { driveId, folderId, item, content };
}

const TRIES = 5;

/**
 * Updates the custom fields in the library, and retries when another user changed them at the same time.
 *
 * @param change may be called several times
 */
export async function changeFields(
  context: SyncContext,
  teamId: string,
  change: (fields: readonly CustomField[]) => readonly CustomField[],
): Promise<readonly CustomField[]> {
  for (let tries = 1; ; tries += 1) {
    const { driveId, folderId, item, content } = await fetchFields(context, teamId);
    const fields = change(content.fields);
    const name = fileNames.customFields;
    const target = item
      ? { driveId, itemId: item.id, name, ifMatch: item.eTag }
      : { driveId, parentId: folderId, name, conflict: 'fail' as const };
    try {
      if (fields !== content.fields) await uploadFile(context.ports.graph, target, jsonContent({ ...content, fields }));
      return await saveFieldsLocally(context, teamId, fields);
    } catch (error) {
      const isChanged = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isChanged || tries === TRIES) throw error;
    }
  }
}

/** Stores the custom fields on this device, so that the palette shows them offline. */
export async function saveFieldsLocally<Fields extends readonly CustomField[]>(
  { database }: SyncContext,
  teamId: string,
  customFields: Fields,
): Promise<Fields> {
  await database.teams.update(teamId, { customFields });
  return customFields;
}
