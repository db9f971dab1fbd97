import type { DriveItem } from '@tideform/graph';
import { findChild, findItem, findItemByPath } from '../library/drive-items.ts';
import { fileNames, folderNames, getOldFormName } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import {
  formConfigFile,
  formDraftFile,
  formPublishedFile,
  responseFile,
  teamConfigFile,
} from '../library/stored-files.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { requireSupportedSchema } from '../teams/team-settings.ts';
import { getFileKind, isInExpectedFolder } from './changed-files.ts';
import type { PulledFile, TeamPull } from './team-pull.ts';

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

const maxConcurrentFiles = 12;

type RunFileTask = (
  file: { readonly name: string; readonly id: string },
  runTask: () => Promise<void>,
) => Promise<void>;

/**
 * Adds files that a delta page didn't include but needs: config files of unknown forms, and other files in the folder
 * of a form that was just migrated to its own folder.
 */
export async function addMissingFiles(pull: TeamPull, pulled: PulledFile[], runTask: RunFileTask): Promise<void> {
  await addMissingConfigs(pull, pulled, runTask);
  await addMovedFiles(pull, pulled, runTask);
}

/** Adds config files of unknown forms. A draft or published file may be in an earlier page than its config file. */
async function addMissingConfigs(pull: TeamPull, pulled: PulledFile[], runTask: RunFileTask): Promise<void> {
  const orphans = new Map<string, PulledFile>();
  for (const file of pulled)
    if (file.kind === 'formDraft' || file.kind === 'formPublished') orphans.set(getFormKey(file), file);
  for (const file of pulled) if (file.kind === 'formConfig') orphans.delete(getFormKey(file));
  await pull.database.forms
    .where('teamId')
    .equals(pull.team.id)
    .each(
      (form) => void orphans.delete(form.oldName === undefined ? form.folderDriveItemId : getOldFormKey(form.oldName)),
    );
  await runConcurrently(maxConcurrentFiles, [...orphans.values()], (file) =>
    runTask(file.item, async () => {
      const config = await findConfigOfFile(pull, file);
      const read = config && (await readPulledFile(pull, config, undefined));
      if (read) pulled.push(read);
    }),
  );
}

/** Returns the key that the files of one form share: their folder or, in the old layout, their name prefix. */
function getFormKey({ item, folderId }: PulledFile): string {
  const old = getOldFormName(item.name);
  return old === undefined ? folderId : getOldFormKey(old);
}

const getOldFormKey = (oldName: string) => `old ${oldName.toLowerCase()}`;

function findConfigOfFile({ ports: { graph }, driveId }: TeamPull, file: PulledFile): Promise<DriveItem | undefined> {
  const old = getOldFormName(file.item.name);
  if (old === undefined) return findChild(graph, driveId, file.folderId, fileNames.formConfig);
  return findItemByPath(graph, driveId, `${folderNames.formConfig}/${old}.${fileNames.formConfig}`);
}

/**
 * Adds files that were moved before their form's config file, which is migrated last. A device that pulled during the
 * migration has skipped them.
 */
async function addMovedFiles(pull: TeamPull, pulled: PulledFile[], runTask: RunFileTask): Promise<void> {
  for (const { kind, item, folderId } of [...pulled]) {
    if (kind !== 'formConfig' || getOldFormName(item.name) !== undefined) continue;
    const known = await pull.database.forms.where('driveItemId').equals(item.id).first();
    if (!known?.driveMigrationRequired) continue;
    const wanted = [
      ...(known.published ? [] : [fileNames.formPublished]),
      ...(known.draft || !pull.team.accounts[pull.identity.userId]?.canBuildForms ? [] : [fileNames.formDraft]),
    ];
    for (const name of wanted) {
      await runTask(item, async () => {
        const moved = await findChild(pull.ports.graph, pull.driveId, folderId, name);
        if (!moved || pulled.some((file) => file.item.id === moved.id)) return;
        const read = await readPulledFile(pull, moved, undefined);
        if (read) pulled.push(read);
      });
    }
  }
}
