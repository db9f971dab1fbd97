import type { DriveItem } from '@tideform/graph';
import { findItem } from '../library/find-item.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import {
  formConfigFile,
  formDraftFile,
  formPublishedFile,
  responseFile,
  teamConfigFile,
} from '../library/stored-files.ts';
import { requireSupportedSchema } from '../teams/team-settings.ts';
import { getFileKind, isInExpectedFolder } from './file-kind.ts';
import type { PulledFile } from './pulled-file.ts';
import type { TeamPull } from './team-pull.ts';

/** Reads one file of the library; `undefined` if it belongs to another user or is in an unexpected folder. */
export async function readPulledFile(
  pull: TeamPull,
  item: DriveItem,
  knownETag: string | undefined,
): Promise<PulledFile | undefined> {
  const kind = getFileKind(item.name);
  const folderId = item.parentReference?.id;
  if (!kind || !folderId || !isInExpectedFolder(kind, item)) return undefined;
  const location = { item, folderId, knownETag };
  const readContent = <Schema extends Parameters<typeof readJsonFile>[3]>(schema: Schema) =>
    readJsonFile<Schema>(pull.ports.graph, pull.driveId, item, schema, pull.signal);
  switch (kind) {
    case 'teamConfig': {
      const content = await readContent(teamConfigFile);
      requireSupportedSchema(content);
      return { ...location, kind, content };
    }
    case 'formConfig': {
      const content = await readContent(formConfigFile);
      return (await isCopiedForm(pull, content.id, item)) ? undefined : { ...location, kind, content };
    }
    case 'formDraft':
      return { ...location, kind, content: await readContent(formDraftFile) };
    case 'formPublished':
      return { ...location, kind, content: await readContent(formPublishedFile) };
    case 'responseDraft':
      if (item.createdBy?.user?.id !== pull.identity.userId) return undefined;
      return { ...location, kind, content: await readContent(responseFile) };
    case 'responseSubmitted':
      return undefined;
  }
}

/**
 * Returns whether a config file is in a copy of the form's folder, or another team has the form. The known form is kept
 * as long as its files exist.
 */
async function isCopiedForm(pull: TeamPull, formId: string, config: DriveItem): Promise<boolean> {
  const form = await pull.database.forms.get(formId);
  if (!form || form.folderDriveItemId === config.parentReference?.id || form.driveItemId === config.id) return false;
  if (form.teamId !== pull.team.id) return true;
  return (await findItem(pull.ports.graph, pull.driveId, form.driveItemId)) !== undefined;
}
