import { type DriveItem, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormContent, FormRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { DraftContent } from '../library/form-content.ts';
import { hasSameContent, toDraftContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { formDraftFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';
import { buildFormItemFields, createFormFile } from './form-files.ts';
import { type FormLocation, requireForm, requireValue, updateFormRow } from './require-form.ts';

/**
 * Replaces the draft in the library and then locally, provided that the library still has the draft that it was created
 * from. Earlier drafts are versions of the file.
 *
 * @param base the draft in the library that this one was created from
 * @throws 'Form ({id}) is missing folderDriveItemId', 'Problem creating form.draft.json', 'Problem uploading
 * form.draft.json'; Failed `draft-conflict` when another user has changed the draft: the row then contains both.
 */
export async function updateDraft(
  context: SyncContext,
  formId: string,
  draft: DraftContent,
  base?: FormContent,
): Promise<FormRow> {
  const content = toDraftContent(draft);
  const item = await uploadDraft(context, await requireForm(context, formId), content, base);
  return updateFormRow(context, formId, ({ isDirty: _sent, draftConflict: _settled, ...current }) => ({
    ...current,
    draft: toFormContent(item, content),
  }));
}

export const toFormContent = (item: DriveItem, content: DraftContent): FormContent => ({
  driveItemId: item.id,
  ...(item.eTag && { eTag: item.eTag }),
  ...content,
});

const maxAttempts = 3;

/**
 * Uploads the draft with a check for conflicts.
 *
 * @throws as `updateDraft`
 */
export async function uploadDraft(
  context: SyncContext,
  { form, driveId }: FormLocation,
  content: DraftContent,
  base: FormContent | undefined = form.draft,
): Promise<DriveItem> {
  const { graph } = context.ports;
  const name = fileNames.formDraft;
  if (!form.draft || !base) {
    const parentId = requireValue(form.folderDriveItemId, form.id, 'folderDriveItemId');
    const target = { driveId, parentId, name, conflict: 'replace' } as const;
    return createFormFile(graph, target, content, buildFormItemFields('form-draft', form));
  }
  const { driveItemId: itemId } = form.draft;
  const possibleContents = [base, ...getUnconfirmedDrafts(context, form.id)];
  recordUnconfirmedDraft(context, form.id, content);
  for (let tries = 1, ifMatch = base.eTag; ; tries += 1) {
    try {
      // NOTE: rows of older programs may not have an eTag. Their base is unknown, so the last save wins.
      const item = await uploadFile(graph, { driveId, itemId, name, ifMatch }, createJsonBlob(content));
      clearUnconfirmedDrafts(context, form.id);
      return item;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412) || tries === maxAttempts) throw error;
    }
    const item = await graph.call(operations.getItem, { driveId, itemId });
    const theirs = toDraftContent(await readJsonFile(graph, driveId, item, formDraftFile));
    // Either the response of an earlier upload was lost, or both users made the same change.
    if (hasSameContent(theirs, content)) {
      clearUnconfirmedDrafts(context, form.id);
      return item;
    }
    // Not a conflict: only the file's columns changed, or the library has a draft that this page sent earlier.
    const isKnown = possibleContents.some((one) => hasSameContent(one, theirs));
    if (!isKnown) throw await recordConflict(context, form, content, base, item, theirs);
    ifMatch = item.eTag;
  }
}

async function recordConflict(
  context: SyncContext,
  { id, draft }: FormRow,
  content: DraftContent,
  base: FormContent,
  item: DriveItem,
  theirs: DraftContent,
): Promise<FailureError> {
  const by = item.lastModifiedBy?.user?.displayName ?? '';
  const at = item.lastModifiedDateTime ?? '';
  const mine = { driveItemId: draft?.driveItemId ?? item.id, ...(base.eTag && { eTag: base.eTag }), ...content };
  const draftConflict = { theirs: toFormContent(item, theirs), by, at };
  await updateFormRow(context, id, (form) => ({ ...form, draft: mine, isDirty: 1, draftConflict }));
  return new FailureError('draft-conflict', {});
}

/** Drafts of each form that this page sent without receiving a response: the library may have any of them. */
const unconfirmedDrafts = new WeakMap<SyncContext, Map<string, readonly DraftContent[]>>();

const getUnconfirmedDrafts = (context: SyncContext, formId: string): readonly DraftContent[] =>
  unconfirmedDrafts.get(context)?.get(formId) ?? [];

function recordUnconfirmedDraft(context: SyncContext, formId: string, content: DraftContent): void {
  const forms = unconfirmedDrafts.get(context) ?? new Map<string, readonly DraftContent[]>();
  unconfirmedDrafts.set(
    context,
    forms.set(formId, [...getUnconfirmedDrafts(context, formId), content].slice(-maxAttempts)),
  );
}

function clearUnconfirmedDrafts(context: SyncContext, formId: string): void {
  unconfirmedDrafts.get(context)?.delete(formId);
}
