import { isUntouched } from '../database/is-untouched.ts';
import { isOwn } from '../database/own-rows.ts';
import type { FormContent, FormRow, PublishedContent } from '../database/rows.ts';
import { draftContent } from '../library/form-content.ts';
import { oldFormName } from '../library/layout.ts';
import { readFormReview } from '../library/reviews/form-review.ts';
import { readTableViews } from '../library/table-views.ts';
import { draftFromFile } from '../responses/draft-from-file.ts';
import { isSameMark } from '../responses/write-mark.ts';
import { settingsColumns } from '../teams/initialise-team.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './pulled-file.ts';

/** Writes pulled files to the local rows. Call it in a transaction over teams, forms, responses, outbox, receipts. */
export async function keepFiles(pull: Pull, files: readonly PulledFile[]): Promise<void> {
  for (const file of files) if (file.kind === 'teamConfig') await keepSettings(pull, file);
  for (const file of files) if (file.kind === 'formConfig') await keepConfig(pull, file);
  for (const file of files) {
    if (file.kind === 'formDraft' || file.kind === 'formPublished') await keepContent(pull, file);
    if (file.kind === 'responseDraft') await keepResponse(pull, file);
  }
}

type Pulled<Kind extends PulledFile['kind']> = Extract<PulledFile, { readonly kind: Kind }>;

async function keepSettings({ database, team }: Pull, { content }: Pulled<'teamConfig'>): Promise<void> {
  await database.teams.update(team.id, settingsColumns(content));
}

async function keepConfig({ database, team }: Pull, { item, folderId, knownETag, content }: Pulled<'formConfig'>) {
  const known = await database.forms.get(content.id);
  if (known?.driveItemId === item.id && changedSince(known.eTag, knownETag)) return;
  const { id, title, icon, channelId, category, metadata, submissionEditMode, responsesDriveItemId } = content;
  const { confidentialResponses, privateResponses, defaultViewId, opening, retention } = content;
  const submissionTableViews = readTableViews(content.submissionTableViews);
  const review = readFormReview(content.review);
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
    ...placeOf(item.name, folderId),
    ...(item.eTag && { eTag: item.eTag }),
  });
}

/** NOTE: a form of the old layout has no folder; Form Config must not pass for it, since a form's folder may be deleted. */
function placeOf(name: string, folderId: string) {
  const oldName = oldFormName(name);
  return oldName === undefined
    ? { folderDriveItemId: folderId }
    : { folderDriveItemId: '', driveMigrationRequired: true, oldName };
}

/** The form that a file belongs to. */
export async function formOf(
  { database, team }: Pull,
  { item, folderId }: Pick<PulledFile, 'item' | 'folderId'>,
): Promise<FormRow | undefined> {
  const oldName = oldFormName(item.name)?.toLowerCase();
  if (oldName === undefined) return database.forms.where('folderDriveItemId').equals(folderId).first();
  const ofTeam = database.forms.where('teamId').equals(team.id);
  return ofTeam.filter((form) => form.oldName?.toLowerCase() === oldName).first();
}

async function keepContent(pull: Pull, file: Pulled<'formDraft'> | Pulled<'formPublished'>): Promise<void> {
  const { database } = pull;
  const form = await formOf(pull, file);
  if (!form || (file.kind === 'formDraft' && form.isDirty)) return;
  const known = file.kind === 'formDraft' ? form.draft : form.published;
  if (known?.driveItemId === file.item.id && changedSince(known.eTag, file.knownETag)) return;
  const { eTag } = file.item;
  const content: FormContent = {
    driveItemId: file.item.id,
    ...(eTag && { eTag }),
    ...draftContent(file.content),
  };
  const { [file.kind]: _read, ...unreadable } = form.unreadable ?? {};
  const { unreadable: _all, ...rest } = form;
  const row = Object.keys(unreadable).length > 0 ? { ...rest, unreadable } : rest;
  await database.forms.put(file.kind === 'formDraft' ? { ...row, draft: content } : withPublished(row, content, file));
}

function withPublished(form: FormRow, content: FormContent, file: Pulled<'formPublished'>): FormRow {
  const published: PublishedContent = { ...content, version: file.content.version };
  return { ...form, published };
}

async function keepResponse(pull: Pull, file: Pulled<'responseDraft'>): Promise<void> {
  const { database, team, identity } = pull;
  const { item, folderId, knownETag, content } = file;
  if (await isSettled(pull, content.id)) return;
  const known = await database.responses.get(content.id);
  if (changedSince(known?.eTag, knownETag) || known?.eTag === item.eTag) return;
  if (known && (!isOwn(known, identity) || !isUntouched(known))) return;
  if (known && isSameMark(content.writtenBy, known.base)) {
    // Our own write, which the service has touched: nothing new for an open editor.
    const { eTag, webUrl } = item;
    await database.responses.put({ ...known, driveItemId: item.id, folderDriveItemId: folderId, eTag, webUrl });
    return;
  }
  await database.responses.put(draftFromFile(content, { teamId: team.id, folderId, item, identity }, known));
}

/** Submitted from here, or to be deleted: what the library still shows as a draft is on its way out. */
async function isSettled({ database }: Pull, responseId: string): Promise<boolean> {
  return (
    (await database.receipts.get(responseId)) !== undefined || (await database.outbox.get(responseId)) !== undefined
  );
}

/** A local call has written the file while it was being read: the next round of changes brings that state. */
function changedSince(eTag: string | undefined, eTagBefore: string | undefined): boolean {
  return eTag !== eTagBefore;
}
