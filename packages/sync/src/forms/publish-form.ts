import { type DriveItem, type GraphClient, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow, PublishedContent } from '../database/rows.ts';
import { findChild } from '../library/drive-items.ts';
import { hasSamePublishedContent, toPublishedContent } from '../library/form-content.ts';
import { fileNames, toFieldText } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormPublishedFile, formPublishedFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';
import { getItemFields, setItemFields } from '../library/write-fields.ts';
import { fetchDraft } from './fetch-draft.ts';
import { buildFormItemFields, fetchConfig } from './form-files.ts';
import { getOrCreateResponsesFolder, registerPublished } from './get-or-create-responses-folder.ts';
import { requireForm, requireValue, updateFormRow } from './require-form.ts';

/** Maximum length of a check-in comment in SharePoint. */
const checkInCommentLength = 1023;

/**
 * Publishes the draft as the next version: checks the file out, uploads it and checks it in with the comment 'v{n}:
 * {comment}'. A form that was never published starts with version 1; one that was unpublished continues its numbers.
 * Then it registers the form with the server and updates the local row last, so that a repeated call after an
 * interruption finds in the library what was done.
 *
 * @throws 'Invalid form: {id}', 'Team ({id}) has not been initialized (missing driveId)', 'Form ({id}) is missing …',
 * 'Problem downloading form ({id}) draft', 'Unable to get default responses folder', 'Problem uploading
 * form.published.json'; GraphError 423 while another user publishes.
 */
export async function publishForm(context: SyncContext, formId: string, comment: string): Promise<FormRow> {
  const { graph } = context.ports;
  const formLocation = await requireForm(context, formId);
  if (!formLocation.form.draft) await fetchDraft(context, formId);
  const form = await recordPublishStart(context, formId, comment);
  const responsesDriveItemId = await getOrCreateResponsesFolder(context, { ...formLocation, form });
  const published = await publishFile(graph, formLocation.driveId, form, comment);
  const changes = { published, responsesDriveItemId };
  await registerPublished(context, { ...form, ...changes }, formLocation.driveId);
  return updateFormRow(context, formId, ({ publishing: _ended, ...current }) => ({ ...current, ...changes }));
}

/**
 * Records the start of the publication, so that a repeated call recognizes an interrupted one even if a pull has
 * fetched its version meanwhile.
 */
function recordPublishStart(context: SyncContext, formId: string, comment: string): Promise<FormRow> {
  return updateFormRow(context, formId, (form) => {
    const isRepeat = form.publishing?.comment === comment;
    return isRepeat ? form : { ...form, publishing: { comment, from: form.published?.version ?? 0 } };
  });
}

async function publishFile(
  graph: GraphClient,
  driveId: string,
  form: FormRow,
  comment: string,
): Promise<PublishedContent> {
  const draft = toPublishedContent(requireValue(form.draft, form.id, fileNames.formDraft));
  const folderId = requireValue(form.folderDriveItemId, form.id, 'folderDriveItemId');
  const file = await findPublishedFile(graph, driveId, folderId);
  const previous = file ? await fetchLatestVersion(graph, driveId, file.id) : { version: 0, comment: '' };
  const isAlreadyPublished =
    file !== undefined &&
    previous.version > (form.publishing?.from ?? 0) &&
    isSameComment(previous, comment) &&
    hasSamePublishedContent(draft, await readJsonFile(graph, driveId, file, formPublishedFile));
  const last = previous.version || (await fetchWithdrawnVersion(graph, driveId, form));
  const version = isAlreadyPublished ? previous.version : last + 1;
  const content = { ...draft, version } as FormPublishedFile;
  const itemId = isAlreadyPublished
    ? file.id
    : await checkInVersion(graph, { driveId, folderId, file, form, content, comment });
  const { eTag } = await graph.call(operations.getItem, { driveId, itemId });
  return { driveItemId: itemId, ...(eTag && { eTag }), ...draft, version };
}

/** Returns the published file. Discards a check-out that an interrupted call of this user left. */
async function findPublishedFile(
  graph: GraphClient,
  driveId: string,
  folderId: string,
): Promise<DriveItem | undefined> {
  const file = await findChild(graph, driveId, folderId, fileNames.formPublished);
  if (file?.publication?.level !== 'checkout') return file;
  await graph.call(operations.discardCheckOut, { driveId, itemId: file.id });
  return findChild(graph, driveId, folderId, fileNames.formPublished);
}

/**
 * Returns the last checked-in version and its comment. The version is 0 for a file that was uploaded but never checked
 * in.
 */
async function fetchLatestVersion(
  graph: GraphClient,
  driveId: string,
  itemId: string,
): Promise<{ readonly version: number; readonly comment: string }> {
  const { tfFormVersion, tfVersionComment } = await getItemFields(graph, driveId, itemId, [
    'tfFormVersion',
    'tfVersionComment',
  ]);
  return {
    version: typeof tfFormVersion === 'number' ? tfFormVersion : 0,
    comment: String(tfVersionComment ?? '').replace(/^v\d+: /, ''),
  };
}

/** Compares comments as stored in the column, which truncates long texts. */
function isSameComment(previous: { readonly version: number; readonly comment: string }, comment: string): boolean {
  const start = (text: string) => toFieldText(`v${previous.version}: ${text}`);
  return start(previous.comment) === start(comment);
}

/** Returns the last version of an unpublished form; 0 if the form was never published. */
async function fetchWithdrawnVersion(graph: GraphClient, driveId: string, form: FormRow): Promise<number> {
  const config = await fetchConfig(graph, driveId, requireValue(form.driveItemId, form.id, 'driveItemId'));
  return config.lastVersion ?? 0;
}

async function checkInVersion(
  graph: GraphClient,
  publication: {
    readonly driveId: string;
    readonly folderId: string;
    readonly file: DriveItem | undefined;
    readonly form: FormRow;
    readonly content: FormPublishedFile;
    readonly comment: string;
  },
): Promise<string> {
  const { driveId, folderId, form, content } = publication;
  const comment = `v${content.version}: ${publication.comment}`;
  const name = fileNames.formPublished;
  const body = createJsonBlob(content);
  const file =
    publication.file ?? (await uploadFile(graph, { driveId, parentId: folderId, name, conflict: 'fail' }, body));
  const params = { driveId, itemId: file.id };
  await graph.call(operations.checkOut, params);
  try {
    if (publication.file) await uploadFile(graph, { driveId, itemId: file.id, name }, body);
    const fields = { tfFormVersion: content.version, tfVersionComment: comment };
    await setItemFields(graph, driveId, file.id, { ...buildFormItemFields('form-published', form), ...fields }, [
      'tfFormVersion',
    ]);
    await graph.call(operations.checkIn, params, {
      body: { comment: comment.slice(0, checkInCommentLength), checkInAs: 'published' },
    });
  } catch (error) {
    // NOTE: other users can't publish while the file is checked out. If this call fails too, the next publish discards
    // the check-out.
    await graph.call(operations.discardCheckOut, params).catch(() => undefined);
    throw error;
  }
  return file.id;
}
