import { type DriveItem, GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { fetchTopFolder, findChild } from '../library/drive-items.ts';
import { toDraftContent } from '../library/form-content.ts';
import { fileNames, folderNames, schemaVersion } from '../library/layout.ts';
import type { FormConfigFile } from '../library/stored-files.ts';
import { uploadFile } from '../library/upload-file.ts';
import { getItemFields } from '../library/write-fields.ts';
import { enqueueSyncRequest } from '../schedule/requests.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { requireLibrary, requireTeam } from '../teams/require-team.ts';
import { buildFormItemFields, claimFolder, createFormFile, findConfig, wrapErrors } from './form-files.ts';
import type { NewForm } from './form-service.ts';

/**
 * Creates a form with its folder, config file and draft. Initializes the team's library first if it is missing or has
 * an older layout. If a call is interrupted, calling again with the same `id` completes the same form.
 *
 * @throws 'Invalid team: {id}', 'no-forms-folder', 'Problem creating form folder', 'Problem creating form.config.json',
 * 'Problem creating form.draft.json', and the errors of `initialiseTeam`
 */
export async function addForm(context: SyncContext, teamId: string, form: NewForm): Promise<FormRow> {
  const driveId = await prepareLibrary(context, teamId);
  const config = createConfig(context, form);
  const folder = await claimFormFolder(context, driveId, config);
  const files = await writeFormFiles(context, driveId, folder, config, form);
  // Setting the columns changed the eTag, so the item is read again: the first edit must be based on its current state.
  const { eTag } = await context.ports.graph.call(operations.getItem, { driveId, itemId: files.draft.id });
  const { id, title, icon, channelId, category, metadata } = config;
  const row: FormRow = {
    id,
    teamId,
    title,
    ...(channelId && { channelId }),
    ...(icon && { icon }),
    ...(category && { category }),
    ...(metadata && { metadata }),
    driveItemId: files.config.id,
    folderDriveItemId: folder.id,
    draft: { driveItemId: files.draft.id, ...(eTag && { eTag }), ...toDraftContent(form) },
  };
  await context.database.forms.put(row);
  return row;
}

async function prepareLibrary(context: SyncContext, teamId: string): Promise<string> {
  const team = await requireTeam(context, teamId);
  if (!team.driveId || team.schemaVersion !== schemaVersion || team.refusedColumns?.length) {
    await initialiseTeam(context, teamId);
    await enqueueSyncRequest(context, { teamId }, { byPerson: 0, isCurrent: 1 });
  }
  return (await requireLibrary(context, teamId)).driveId;
}

function createConfig({ ports }: SyncContext, form: NewForm): FormConfigFile {
  const { icon, channelId, category, metadata } = form;
  return {
    id: form.id ?? ports.chance.uuid(),
    title: form.title.trim() || 'Untitled',
    ...(icon && { icon }),
    ...(channelId && { channelId }),
    ...(category && { category }),
    ...(metadata && { metadata }),
  };
}

/**
 * Returns the form's folder in Form Config: the folder that an interrupted call created, or a new one.
 *
 * @throws 'Problem creating form folder'
 */
export async function claimFormFolder(
  context: SyncContext,
  driveId: string,
  config: FormConfigFile,
): Promise<DriveItem> {
  const { graph, chance } = context.ports;
  const parent = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const folderLocation = { driveId, parentId: parent.id, title: config.title };
  const isReusable = (folder: DriveItem) => isReusableFolder(context, driveId, folder, config.id);
  return (
    await wrapErrors(new FailureError('form-folder-not-created', {}), () =>
      claimFolder(graph, chance, folderLocation, isReusable),
    )
  ).item;
}

/**
 * Returns whether a folder belongs to this form, or was created by this user, has no config file and isn't marked with
 * another form.
 */
async function isReusableFolder(
  context: SyncContext,
  driveId: string,
  folder: DriveItem,
  formId: string,
): Promise<boolean> {
  try {
    const { graph } = context.ports;
    const config = await findConfig(graph, driveId, folder.id);
    if (config) return config.content.id === formId;
    const { tfFormId } = await getItemFields(graph, driveId, folder.id, ['tfFormId']);
    return tfFormId ? tfFormId === formId : folder.createdBy?.user?.id === requireIdentity(context.ports).userId;
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    // NOTE: an unreadable config file belongs to another form; this form gets a folder beside it.
    return false;
  }
}

async function writeFormFiles(
  { ports: { graph } }: SyncContext,
  driveId: string,
  folder: DriveItem,
  config: FormConfigFile,
  form: NewForm,
): Promise<{ readonly config: DriveItem; readonly draft: DriveItem }> {
  const folderLocation = { driveId, parentId: folder.id };
  // NOTE: with the conflict behavior 'fail', only one of two callers that found the same empty folder succeeds.
  const conflict = (await findChild(graph, driveId, folder.id, fileNames.formConfig)) ? 'replace' : 'fail';
  const configTarget = { ...folderLocation, name: fileNames.formConfig, conflict } as const;
  if (form.pdfForm) {
    const target = { ...folderLocation, name: fileNames.pdfForm, conflict: 'replace' as const };
    const { pdfForm } = form;
    await wrapErrors(new FailureError('form-file-not-created', { file: target.name }), () =>
      uploadFile(graph, target, pdfForm),
    );
  }
  const draftTarget = { ...folderLocation, name: fileNames.formDraft, conflict: 'replace' } as const;
  return {
    config: await createFormFile(graph, configTarget, config, buildFormItemFields('form-config', config)),
    draft: await createFormFile(graph, draftTarget, toDraftContent(form), buildFormItemFields('form-draft', config)),
  };
}
