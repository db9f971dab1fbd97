import { type DriveItem, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormContent, FormRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import type { DraftContent } from '../library/form-content.ts';
import { draftContent, sameContent } from '../library/form-content.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { formDraftFile } from '../library/stored-files.ts';
import { jsonContent, uploadFile } from '../library/upload-file.ts';
import { createFormFile, formFields } from './form-files.ts';
import { changeForm, type FormPlace, present, requireForm } from './require-form.ts';

/**
 * Replaces the draft, in the library and then locally, as long as the library has what it was made from. Earlier drafts are
 * versions of the file.
 *
 * @param base the draft that this one was made from, as it lay in the library
 * @throws 'Form ({id}) is missing folderDriveItemId', 'Problem creating form.draft.json', 'Problem uploading
 * form.draft.json'; Failed `draft-conflict` where somebody else has changed it: the row then holds both.
 */
export async function updateDraft(
  context: SyncContext,
  formId: string,
  draft: DraftContent,
  base?: FormContent,
): Promise<FormRow> {
  const content = draftContent(draft);
  const item = await putDraft(context, await requireForm(context, formId), content, base);
  return changeForm(context, formId, ({ isDirty: _sent, draftConflict: _settled, ...current }) => ({
    ...current,
    draft: keptDraft(item, content),
  }));
}

export const keptDraft = (item: DriveItem, content: DraftContent): FormContent => ({
  driveItemId: item.id,
  ...(item.eTag && { eTag: item.eTag }),
  ...content,
});

const TRIES = 3;

/** @throws as `updateDraft` */
export async function putDraft(
  context: SyncContext,
  { form, driveId }: FormPlace,
  content: DraftContent,
  base: FormContent | undefined = form.draft,
): Promise<DriveItem> {
  const { graph } = context.ports;
  const name = fileNames.formDraft;
  if (!form.draft || !base) {
    const parentId = present(form.folderDriveItemId, form.id, 'folderDriveItemId');
    const target = { driveId, parentId, name, conflict: 'replace' } as const;
    return createFormFile(graph, target, content, formFields('form-draft', form));
  }
  const { driveItemId: itemId } = form.draft;
  const mayBeThere = [base, ...sentBefore(context, form.id)];
  remember(context, form.id, content);
  for (let tries = 1, ifMatch = base.eTag; ; tries += 1) {
    try {
      // NOTE: rows of former programs may have no eTag. What they were made from is not known: as ever, the last one to save wins.
      const item = await uploadFile(graph, { driveId, itemId, name, ifMatch }, jsonContent(content));
      forget(context, form.id);
      return item;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412) || tries === TRIES) throw error;
    }
    const item = await graph.call(operations.getItem, { driveId, itemId });
    const theirs = draftContent(await readJsonFile(graph, driveId, item, formDraftFile));
    // An answer was lost on its way, or both have made the same.
    if (sameContent(theirs, content)) {
      forget(context, form.id);
      return item;
    }
    // Only columns of the file have changed, or it has what this page has sent before.
    const isKnown = mayBeThere.some((one) => sameContent(one, theirs));
    if (!isKnown) throw await rememberConflict(context, form, content, base, item, theirs);
    ifMatch = item.eTag;
  }
}

async function rememberConflict(
  context: SyncContext,
  { id, draft }: FormRow,
  content: DraftContent,
  base: FormContent,
  item: DriveItem,
  theirs: DraftContent,
): Promise<Failed> {
  const by = item.lastModifiedBy?.user?.displayName ?? '';
  const at = item.lastModifiedDateTime ?? '';
  const mine = { driveItemId: draft?.driveItemId ?? item.id, ...(base.eTag && { eTag: base.eTag }), ...content };
  const draftConflict = { theirs: keptDraft(item, theirs), by, at };
  await changeForm(context, id, (form) => ({ ...form, draft: mine, isDirty: 1, draftConflict }));
  return new Failed('draft-conflict', {});
}

/** Drafts that this page has sent of a form and has heard nothing of: each of them may lie in the library. */
const unheard = new WeakMap<SyncContext, Map<string, readonly DraftContent[]>>();

const sentBefore = (context: SyncContext, formId: string): readonly DraftContent[] =>
  unheard.get(context)?.get(formId) ?? [];

function remember(context: SyncContext, formId: string, content: DraftContent): void {
  const forms = unheard.get(context) ?? new Map<string, readonly DraftContent[]>();
  unheard.set(context, forms.set(formId, [...sentBefore(context, formId), content].slice(-TRIES)));
}

function forget(context: SyncContext, formId: string): void {
  unheard.get(context)?.delete(formId);
}
