import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { findChild } from '../../library/find-item.ts';
import { fileNames, folderNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type CustomFieldsFile, customFieldsFile } from '../../library/stored-files.ts';
import { topFolder } from '../../library/top-folder.ts';
import { jsonContent, uploadFile } from '../../library/upload-file.ts';
import { requireLibrary } from '../../teams/require-team.ts';

interface FoundFile {
  readonly driveId: string;
  readonly folderId: string;
  /** `undefined`: nobody has saved a field yet. */
  readonly item: DriveItem | undefined;
  readonly content: CustomFieldsFile;
}

/** The team's custom fields as the library has them now. @throws UnreadableFile, Failed `no-forms-folder` */
export async function findFields(context: SyncContext, teamId: string): Promise<FoundFile> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { id: folderId } = await topFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const item = await findChild(graph, driveId, folderId, fileNames.customFields);
  const content = item ? await readJsonFile(graph, driveId, item, customFieldsFile) : { fields: [] };
  return { driveId, folderId, item, content };
}

const TRIES = 5;

/** Changes the fields as the library has them, however many change them at once. @param change may be asked again */
export async function changeFields(
  context: SyncContext,
  teamId: string,
  change: (fields: readonly CustomField[]) => readonly CustomField[],
): Promise<readonly CustomField[]> {
  for (let tries = 1; ; tries += 1) {
    const { driveId, folderId, item, content } = await findFields(context, teamId);
    const fields = change(content.fields);
    const name = fileNames.customFields;
    const target = item
      ? { driveId, itemId: item.id, name, ifMatch: item.eTag }
      : { driveId, parentId: folderId, name, conflict: 'fail' as const };
    try {
      if (fields !== content.fields) await uploadFile(context.ports.graph, target, jsonContent({ ...content, fields }));
      return await keepFields(context, teamId, fields);
    } catch (error) {
      const isChanged = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isChanged || tries === TRIES) throw error;
    }
  }
}

/** Keeps the fields on this device: the palette has them without the network, too. */
export async function keepFields<Fields extends readonly CustomField[]>(
  { database }: SyncContext,
  teamId: string,
  customFields: Fields,
): Promise<Fields> {
  await database.teams.update(teamId, { customFields });
  return customFields;
}
