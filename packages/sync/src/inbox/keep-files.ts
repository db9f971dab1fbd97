import type { FormContent, FormRow, PublishedContent, ResponseRow } from '../database/rows.ts';
import { draftContent } from '../forms/form-content.ts';
import { isOwn } from '../responses/own-response.ts';
import { settingsColumns } from '../teams/initialise-team.ts';
import { isUntouched } from './local-files.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './read-files.ts';

/** Writes pulled files to the local rows. Call it in a transaction over teams, forms and responses. */
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
  const { confidentialResponses, privateResponses } = content;
  await database.forms.put({
    ...(known?.draft && { draft: known.draft }),
    ...(known?.published && { published: known.published }),
    ...(known?.isDirty && { isDirty: known.isDirty }),
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
    ...(responsesDriveItemId && { responsesDriveItemId }),
    driveItemId: item.id,
    folderDriveItemId: folderId,
    ...(item.eTag && { eTag: item.eTag }),
  });
}

async function keepContent({ database }: Pull, file: Pulled<'formDraft'> | Pulled<'formPublished'>): Promise<void> {
  const form = await database.forms.where('folderDriveItemId').equals(file.folderId).first();
  if (!form || (file.kind === 'formDraft' && form.isDirty)) return;
  const known = file.kind === 'formDraft' ? form.draft : form.published;
  if (known?.driveItemId === file.item.id && changedSince(known.eTag, file.knownETag)) return;
  const { eTag } = file.item;
  const content: FormContent = {
    driveItemId: file.item.id,
    ...(eTag && { eTag }),
    ...draftContent(file.content),
  };
  await database.forms.put(
    file.kind === 'formDraft' ? { ...form, draft: content } : withPublished(form, content, file),
  );
}

function withPublished(form: FormRow, content: FormContent, file: Pulled<'formPublished'>): FormRow {
  const published: PublishedContent = { ...content, version: file.content.version };
  return { ...form, published };
}

async function keepResponse(
  { database, team, identity }: Pull,
  { item, folderId, content }: Pulled<'responseDraft'>,
): Promise<void> {
  const known = await database.responses.get(content.id);
  if (known && (!isOwn(known, identity) || !isUntouched(known) || known.eTag === item.eTag)) return;
  const row: ResponseRow = {
    ...content,
    teamId: team.id,
    tenantId: identity.tenantId,
    userId: identity.userId,
    driveItemId: item.id,
    folderDriveItemId: folderId,
    ...(item.eTag && { eTag: item.eTag }),
    ...(item.webUrl && { webUrl: item.webUrl }),
    submitted: 0,
    isDirty: 0,
    deleted: 0,
    revision: (known?.revision ?? 0) + 1,
  };
  await database.responses.put(row);
}

/** A local call has written the file while it was being read: the next round of changes brings that state. */
function changedSince(eTag: string | undefined, eTagBefore: string | undefined): boolean {
  return eTag !== eTagBefore;
}
