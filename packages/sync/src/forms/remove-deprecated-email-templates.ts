import { operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormContent, FormRow } from '../database/rows.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { formDraftFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';
import { requireForm, updateFormRow } from './require-form.ts';

/**
 * Removes the email templates of older programs from the draft and published files, and the webhook through which their
 * emails were sent; the server stores email rules now. This isn't a publication: the version number stays.
 *
 * @throws 'Problem uploading {file}'; GraphError 423 while another user publishes.
 */
export async function removeDeprecatedEmailTemplates(context: SyncContext, formId: string): Promise<FormRow> {
  const { form, driveId } = await requireForm(context, formId);
  const draft = form.draft && (await removeTemplate(context, driveId, fileNames.formDraft, form.draft));
  const published = form.published && (await removeTemplate(context, driveId, fileNames.formPublished, form.published));
  await context.ports.server.deleteInbuiltEmailWebhook(form.teamId, formId);
  return updateFormRow(context, formId, (row) => ({
    ...row,
    ...(row.draft && draft && { draft: clearTemplate(row.draft, draft) }),
    ...(row.published && published && { published: clearTemplate(row.published, published) }),
  }));
}

interface WrittenFile {
  readonly eTag?: string;
}

/** Removes the email template from a file, if it has one, and returns the file's current eTag. */
async function removeTemplate(
  { ports: { graph } }: SyncContext,
  driveId: string,
  name: string,
  { driveItemId: itemId }: FormContent,
): Promise<WrittenFile> {
  const found = await graph.call(operations.getItem, { driveId, itemId });
  const { emailTemplate, ...rest } = await readJsonFile(graph, driveId, found, formDraftFile);
  const item =
    emailTemplate === undefined ? found : await uploadFile(graph, { driveId, itemId, name }, createJsonBlob(rest));
  return item.eTag === undefined ? {} : { eTag: item.eTag };
}

function clearTemplate<Content extends FormContent>(content: Content, written: WrittenFile): Content {
  const { emailTemplate: _gone, ...rest } = content;
  return { ...rest, ...written } as Content;
}
