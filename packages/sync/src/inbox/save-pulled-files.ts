import { isOwnRow } from '../database/own-rows.ts';
import { isClean } from '../database/row-states.ts';
import type { FormContent, FormRow, PublishedContent } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { toDraftContent } from '../library/form-content.ts';
import { getOldFormName } from '../library/layout.ts';
import { parseFormReview, parseTableViews } from '../library/parse-form-config.ts';
import { isSameRevision, toDraftRow } from '../responses/to-draft-row.ts';
import { toTeamColumns } from '../teams/initialise-team.ts';
import { getFileKind } from './changed-files.ts';
import type { PulledFile, TeamPull, UnreadableItem } from './team-pull.ts';

/**
 * Writes pulled files to the local rows. Call it in a transaction over teams, forms, responses, outbox and receipts.
 */
export async function savePulledFiles(pull: TeamPull, files: readonly PulledFile[]): Promise<void> {
  for (const file of files) if (file.kind === 'teamConfig') await saveTeamSettings(pull, file);
  for (const file of files) if (file.kind === 'formConfig') await saveFormConfig(pull, file);
  for (const file of files) {
    if (file.kind === 'formDraft' || file.kind === 'formPublished') await saveFormContent(pull, file);
    if (file.kind === 'responseDraft') await saveResponse(pull, file);
  }
}

type PulledFileOfKind<Kind extends PulledFile['kind']> = Extract<PulledFile, { readonly kind: Kind }>;

async function saveTeamSettings(
  { database, team }: TeamPull,
  { content }: PulledFileOfKind<'teamConfig'>,
): Promise<void> {
  await database.teams.update(team.id, toTeamColumns(content));
}

async function saveFormConfig(
  { database, team }: TeamPull,
  { item, folderId, knownETag, content }: PulledFileOfKind<'formConfig'>,
) {
  const known = await database.forms.get(content.id);
  if (known?.driveItemId === item.id && hasChangedSince(known.eTag, knownETag)) return;
  const { id, title, icon, channelId, category, metadata, submissionEditMode, responsesDriveItemId } = content;
  const { confidentialResponses, privateResponses, defaultViewId, opening, retention } = content;
  const submissionTableViews = parseTableViews(content.submissionTableViews);
  const review = parseFormReview(content.review);
  const { formConfig: _read, ...unreadable } = known?.unreadable ?? {};
  await database.forms
    .where('driveItemId')
    .equals(item.id)
    .filter((form) => form.id !== id)
    .delete();
  await database.forms.put({
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
    ...(known?.draft && { draft: known.draft }),
    ...(known?.published && { published: known.published }),
    ...(known?.isDirty && { isDirty: known.isDirty }),
    ...(known?.draftConflict && { draftConflict: known.draftConflict }),
    ...(known?.publishing && { publishing: known.publishing }),
    id,
    teamId: team.id,
    title,
    ...(icon && { icon }),
    ...(channelId && { channelId }),
    ...(category && { category }),
    ...(metadata && { metadata }),
    ...(submissionEditMode && { submissionEditMode }),
    ...(confidentialResponses && { confidentialResponses }),
    ...(privateResponses && { privateResponses }),
    ...(opening && { opening }),
    ...(responsesDriveItemId && { responsesDriveItemId }),
    ...(submissionTableViews.length > 0 && { submissionTableViews }),
    ...(defaultViewId && { defaultViewId }),
    ...(review && { review }),
    ...(retention && { retention }),
    driveItemId: item.id,
    ...toFormLocation(item.name, folderId),
    ...(item.eTag && { eTag: item.eTag }),
  });
}

/**
 * Returns where a form's files are.
 * NOTE: a form of the old layout has no folder. The ID of Form Config must not be stored instead, because a form's
 * folder may be deleted.
 */
function toFormLocation(name: string, folderId: string) {
  const oldName = getOldFormName(name);
  return oldName === undefined
    ? { folderDriveItemId: folderId }
    : { folderDriveItemId: '', driveMigrationRequired: true, oldName };
}

/** Finds the form that a file belongs to. */
export async function findFormOfFile(
  { database, team }: TeamPull,
  { item, folderId }: Pick<PulledFile, 'item' | 'folderId'>,
): Promise<FormRow | undefined> {
  const oldName = getOldFormName(item.name)?.toLowerCase();
  if (oldName === undefined) return database.forms.where('folderDriveItemId').equals(folderId).first();
  const ofTeam = database.forms.where('teamId').equals(team.id);
  return ofTeam.filter((form) => form.oldName?.toLowerCase() === oldName).first();
}

async function saveFormContent(
  pull: TeamPull,
  file: PulledFileOfKind<'formDraft'> | PulledFileOfKind<'formPublished'>,
): Promise<void> {
  const { database } = pull;
  const form = await findFormOfFile(pull, file);
  if (!form || (file.kind === 'formDraft' && form.isDirty)) return;
  const known = file.kind === 'formDraft' ? form.draft : form.published;
  if (known?.driveItemId === file.item.id && hasChangedSince(known.eTag, file.knownETag)) return;
  const { eTag } = file.item;
  const content: FormContent = {
    driveItemId: file.item.id,
    ...(eTag && { eTag }),
    ...toDraftContent(file.content),
  };
  const { [file.kind]: _read, ...unreadable } = form.unreadable ?? {};
  const { unreadable: _all, ...rest } = form;
  const row = Object.keys(unreadable).length > 0 ? { ...rest, unreadable } : rest;
  await database.forms.put(file.kind === 'formDraft' ? { ...row, draft: content } : withPublished(row, content, file));
}

function withPublished(form: FormRow, content: FormContent, file: PulledFileOfKind<'formPublished'>): FormRow {
  const published: PublishedContent = { ...content, version: file.content.version };
  return { ...form, published };
}

async function saveResponse(pull: TeamPull, file: PulledFileOfKind<'responseDraft'>): Promise<void> {
  const { database, team, identity } = pull;
  const { item, folderId, knownETag, content } = file;
  if (await isFinishedHere(pull, content.id)) return;
  const known = await database.responses.get(content.id);
  if (hasChangedSince(known?.eTag, knownETag) || known?.eTag === item.eTag) return;
  if (known && (!isOwnRow(known, identity) || !isClean(known))) return;
  if (known && isSameRevision(content.writtenBy, known.base)) {
    // The service has changed the file that this device wrote; an open editor doesn't need an update.
    const { eTag, webUrl } = item;
    await database.responses.put({ ...known, driveItemId: item.id, folderDriveItemId: folderId, eTag, webUrl });
    return;
  }
  await database.responses.put(toDraftRow(content, { teamId: team.id, folderId, item, identity }, known));
}

/**
 * Returns whether the response was submitted or is being deleted on this device, so that a draft in the library is
 * outdated.
 */
async function isFinishedHere({ database }: TeamPull, responseId: string): Promise<boolean> {
  return (
    (await database.receipts.get(responseId)) !== undefined || (await database.outbox.get(responseId)) !== undefined
  );
}

/**
 * Returns whether a local operation has written the file while it was being read. The next delta page then contains
 * that state.
 */
function hasChangedSince(eTag: string | undefined, eTagBefore: string | undefined): boolean {
  return eTag !== eTagBefore;
}

/**
 * Records failures of unreadable form files on their forms, and keeps the previous content. A form that was never
 * readable gets its own row, so that it is shown. Call it in the transaction of `savePulledFiles`, after it.
 */
export async function saveUnreadableItems(pull: TeamPull, found: readonly UnreadableItem[]): Promise<void> {
  for (const { item, failure } of found) {
    const kind = getFileKind(item.name);
    if (kind === 'formConfig') await saveBrokenConfig(pull, { item, failure });
    else if (kind === 'formDraft' || kind === 'formPublished') {
      const form = await findFormOfFile(pull, { item, folderId: item.parentReference?.id ?? '' });
      if (form) await saveFormFailure(pull, form, kind, failure);
    }
  }
}

async function saveBrokenConfig(pull: TeamPull, { item, failure }: UnreadableItem): Promise<void> {
  const { forms } = pull.database;
  const known = await forms.where('driveItemId').equals(item.id).first();
  const folder = item.parentReference?.path?.split('/').at(-1) ?? item.name;
  const unknown = {
    id: `unreadable ${item.id}`,
    teamId: pull.team.id,
    title: decodeName(folder),
    driveItemId: item.id,
  };
  await saveFormFailure(
    pull,
    known ?? { ...unknown, folderDriveItemId: item.parentReference?.id ?? '' },
    'formConfig',
    failure,
  );
}

async function saveFormFailure(
  { database }: TeamPull,
  form: FormRow,
  kind: keyof NonNullable<FormRow['unreadable']>,
  failure: Failure,
) {
  await database.forms.put({ ...form, unreadable: { ...form.unreadable, [kind]: failure } });
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
