import { type DriveItem, GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { findChild } from '../library/find-item.ts';
import { draftContent } from '../library/form-content.ts';
import { getItemFields } from '../library/item-fields.ts';
import { fileNames, folderNames, schemaVersion } from '../library/layout.ts';
import type { FormConfigFile } from '../library/stored-files.ts';
import { topFolder } from '../library/top-folder.ts';
import { uploadFile } from '../library/upload-file.ts';
import { leaveRequest } from '../schedule/requests.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { requireLibrary, requireTeam } from '../teams/require-team.ts';
import { claimFolder } from './claim-folder.ts';
import { createFormFile, creating, findConfig, formFields } from './form-files.ts';
import type { NewForm } from './form-service.ts';

/**
 * Makes a form with its folder, config and draft. A team without library, or with an older one, is initialised first.
 * Cut anywhere, adding the same `id` again finishes the same form.
 *
 * @throws 'Invalid team: {id}', 'no-forms-folder', 'Problem creating form folder', 'Problem creating
 * form.config.json', 'Problem creating form.draft.json' and what `initialiseTeam` throws.
 */
export async function addForm(context: SyncContext, teamId: string, form: NewForm): Promise<FormRow> {
  const driveId = await preparedLibrary(context, teamId);
  const config = newConfig(context, form);
  const folder = await claimFormFolder(context, driveId, config);
  const files = await writeFiles(context, driveId, folder, config, form);
  // Its columns have changed it: what a first edit goes back to is how it lies there now.
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
    draft: { driveItemId: files.draft.id, ...(eTag && { eTag }), ...draftContent(form) },
  };
  await context.database.forms.put(row);
  return row;
}

async function preparedLibrary(context: SyncContext, teamId: string): Promise<string> {
  const team = await requireTeam(context, teamId);
  if (!team.driveId || team.schemaVersion !== schemaVersion || team.refusedColumns?.length) {
    await initialiseTeam(context, teamId);
    await leaveRequest(context, { teamId }, { byPerson: 0, isCurrent: 1 });
  }
  return (await requireLibrary(context, teamId)).driveId;
}

function newConfig({ ports }: SyncContext, form: NewForm): FormConfigFile {
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

/** The form's folder in Form Config: the one that a cut call left, else a new one. @throws 'Problem creating form folder' */
export async function claimFormFolder(
  context: SyncContext,
  driveId: string,
  config: FormConfigFile,
): Promise<DriveItem> {
  const { graph, chance } = context.ports;
  const parent = await topFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const place = { driveId, parentId: parent.id, title: config.title };
  const isOurs = (folder: DriveItem) => isLeftBehind(context, driveId, folder, config.id);
  return (await creating(new Failed('form-folder-not-created', {}), () => claimFolder(graph, chance, place, isOurs)))
    .item;
}

/** A folder of this very form, or one of this person's that never got its config and is marked with no other form. */
async function isLeftBehind(
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
    return tfFormId ? tfFormId === formId : folder.createdBy?.user?.id === signedIn(context.ports).userId;
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    // NOTE: an unreadable config is somebody else's affair; the form gets a folder beside it.
    return false;
  }
}

async function writeFiles(
  { ports: { graph } }: SyncContext,
  driveId: string,
  folder: DriveItem,
  config: FormConfigFile,
  form: NewForm,
): Promise<{ readonly config: DriveItem; readonly draft: DriveItem }> {
  const place = { driveId, parentId: folder.id };
  // NOTE: 'fail' decides between two who found the same empty folder.
  const conflict = (await findChild(graph, driveId, folder.id, fileNames.formConfig)) ? 'replace' : 'fail';
  const configTarget = { ...place, name: fileNames.formConfig, conflict } as const;
  if (form.paper) {
    const target = { ...place, name: fileNames.formPaper, conflict: 'replace' as const };
    const { paper } = form;
    await creating(new Failed('form-file-not-created', { file: target.name }), () => uploadFile(graph, target, paper));
  }
  const draftTarget = { ...place, name: fileNames.formDraft, conflict: 'replace' } as const;
  return {
    config: await createFormFile(graph, configTarget, config, formFields('form-config', config)),
    draft: await createFormFile(graph, draftTarget, draftContent(form), formFields('form-draft', config)),
  };
}
