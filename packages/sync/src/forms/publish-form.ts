import { type DriveItem, type GraphClient, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow, PublishedContent } from '../database/rows.ts';
import { findChild } from '../library/find-item.ts';
import { publishedPart, samePublished } from '../library/form-content.ts';
import { getItemFields, setItemFields } from '../library/item-fields.ts';
import { fieldText, fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormPublishedFile, formPublishedFile } from '../library/stored-files.ts';
import { jsonContent, uploadFile } from '../library/upload-file.ts';
import { fetchDraft } from './fetch-draft.ts';
import { formFields, readConfig } from './form-files.ts';
import { registerPublished } from './register-published.ts';
import { changeForm, present, requireForm } from './require-form.ts';
import { setUpResponsesFolder } from './responses-folder.ts';

/** Characters of a comment that SharePoint takes at a check-in. */
const checkInCommentLength = 1023;

/**
 * Publishes the draft as the next version: checked out, uploaded, checked in with 'v{n}: {comment}'. A form that was
 * never published starts with version 1; one that was un-published continues its numbers. Then the form is registered with the server, and last kept locally: a call that
 * was cut finds in the library what it had done.
 *
 * @throws 'Invalid form: {id}', 'Team ({id}) has not been initialized (missing driveId)', 'Form ({id}) is missing …',
 * 'Problem downloading form ({id}) draft', 'Unable to get default responses folder', 'Problem uploading
 * form.published.json'; GraphError 423 while somebody else publishes.
 */
export async function publishForm(context: SyncContext, formId: string, comment: string): Promise<FormRow> {
  const { graph } = context.ports;
  const place = await requireForm(context, formId);
  if (!place.form.draft) await fetchDraft(context, formId);
  const form = await rememberStart(context, formId, comment);
  const responsesDriveItemId = await setUpResponsesFolder(context, { ...place, form });
  const published = await publishFile(graph, place.driveId, form, comment);
  const changes = { published, responsesDriveItemId };
  await registerPublished(context, { ...form, ...changes }, place.driveId);
  return changeForm(context, formId, ({ publishing: _ended, ...current }) => ({ ...current, ...changes }));
}

/** A call that was cut is known by its start, even when a pull has brought its version meanwhile. */
function rememberStart(context: SyncContext, formId: string, comment: string): Promise<FormRow> {
  return changeForm(context, formId, (form) => {
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
  const draft = publishedPart(present(form.draft, form.id, fileNames.formDraft));
  const folderId = present(form.folderDriveItemId, form.id, 'folderDriveItemId');
  const file = await findCheckedIn(graph, driveId, folderId);
  const previous = file ? await latestVersion(graph, driveId, file.id) : { version: 0, comment: '' };
  const wasDone =
    file !== undefined &&
    previous.version > (form.publishing?.from ?? 0) &&
    isSameComment(previous, comment) &&
    samePublished(draft, await readJsonFile(graph, driveId, file, formPublishedFile));
  const last = previous.version || (await withdrawnVersion(graph, driveId, form));
  const version = wasDone ? previous.version : last + 1;
  const content = { ...draft, version } as FormPublishedFile;
  const itemId = wasDone ? file.id : await checkInVersion(graph, { driveId, folderId, file, form, content, comment });
  const { eTag } = await graph.call(operations.getItem, { driveId, itemId });
  return { driveItemId: itemId, ...(eTag && { eTag }), ...draft, version };
}

/** The published file. A check-out that this person's cut call left is taken back. */
async function findCheckedIn(graph: GraphClient, driveId: string, folderId: string): Promise<DriveItem | undefined> {
  const file = await findChild(graph, driveId, folderId, fileNames.formPublished);
  if (file?.publication?.level !== 'checkout') return file;
  await graph.call(operations.discardCheckOut, { driveId, itemId: file.id });
  return findChild(graph, driveId, folderId, fileNames.formPublished);
}

/** The version that was checked in last, and its comment; 0 for a file that was uploaded but never checked in. */
async function latestVersion(
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

/** A column may hold the beginning of a comment alone. */
function isSameComment(previous: { readonly version: number; readonly comment: string }, comment: string): boolean {
  const start = (text: string) => fieldText(`v${previous.version}: ${text}`);
  return start(previous.comment) === start(comment);
}

/** The last version of a form that was un-published; 0 for a form that was never published. */
async function withdrawnVersion(graph: GraphClient, driveId: string, form: FormRow): Promise<number> {
  const config = await readConfig(graph, driveId, present(form.driveItemId, form.id, 'driveItemId'));
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
  const body = jsonContent(content);
  const file =
    publication.file ?? (await uploadFile(graph, { driveId, parentId: folderId, name, conflict: 'fail' }, body));
  const params = { driveId, itemId: file.id };
  await graph.call(operations.checkOut, params);
  try {
    if (publication.file) await uploadFile(graph, { driveId, itemId: file.id, name }, body);
    const fields = { tfFormVersion: content.version, tfVersionComment: comment };
    await setItemFields(graph, driveId, file.id, { ...formFields('form-published', form), ...fields }, [
      'tfFormVersion',
    ]);
    await graph.call(operations.checkIn, params, {
      body: { comment: comment.slice(0, checkInCommentLength), checkInAs: 'published' },
    });
  } catch (error) {
    // NOTE: others could not publish while the check-out stands. If this fails too, the next publish takes it back.
    await graph.call(operations.discardCheckOut, params).catch(() => undefined);
    throw error;
  }
  return file.id;
}
