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
import { refuseNewerSchema } from '../teams/team-settings.ts';
import { isInPlace, kindOf } from './file-kind.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './pulled-file.ts';

/** One file of the library; `undefined` when it concerns somebody else or lies in a wrong place. */
export async function readFile(
  pull: Pull,
  item: DriveItem,
  knownETag: string | undefined,
): Promise<PulledFile | undefined> {
  const kind = kindOf(item.name);
  const folderId = item.parentReference?.id;
  if (!kind || !folderId || !isInPlace(kind, item)) return undefined;
  const place = { item, folderId, knownETag };
  const read = <Schema extends Parameters<typeof readJsonFile>[3]>(schema: Schema) =>
    readJsonFile<Schema>(pull.ports.graph, pull.driveId, item, schema, pull.signal);
  switch (kind) {
    case 'teamConfig': {
      const content = await read(teamConfigFile);
      refuseNewerSchema(content);
      return { ...place, kind, content };
    }
    case 'formConfig': {
      const content = await read(formConfigFile);
      return (await isCopy(pull, content.id, item)) ? undefined : { ...place, kind, content };
    }
    case 'formDraft':
      return { ...place, kind, content: await read(formDraftFile) };
    case 'formPublished':
      return { ...place, kind, content: await read(formPublishedFile) };
    case 'responseDraft':
      if (item.createdBy?.user?.id !== pull.identity.userId) return undefined;
      return { ...place, kind, content: await read(responseFile) };
    case 'responseSubmitted':
      return undefined;
  }
}

/** Somebody has copied a form's folder, or another team has the form: the one that is known and still there stays. */
async function isCopy(pull: Pull, formId: string, config: DriveItem): Promise<boolean> {
  const form = await pull.database.forms.get(formId);
  if (!form || form.folderDriveItemId === config.parentReference?.id || form.driveItemId === config.id) return false;
  if (form.teamId !== pull.team.id) return true;
  return (await findItem(pull.ports.graph, pull.driveId, form.driveItemId)) !== undefined;
}
