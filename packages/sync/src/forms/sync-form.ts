import { type DriveItem, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { failedWith } from '../failures/failed.ts';
import { keepFiles } from '../inbox/keep-files.ts';
import { localETags } from '../inbox/local-files.ts';
import { pageChanges } from '../inbox/page-changes.ts';
import type { Pull } from '../inbox/pull.ts';
import { readFiles } from '../inbox/read-files.ts';
import { removeItems } from '../inbox/remove-items.ts';
import { present, requireForm } from './require-form.ts';

/**
 * Brings one form as the library has it, without waiting for the team's next pull. Edits that are not sent yet stay.
 *
 * @returns the form, or `undefined` when it is gone from the library.
 * @throws Failed `invalid-form`, `form-incomplete`, `drive-change`
 */
export async function syncForm(context: SyncContext, formId: string): Promise<FormRow | undefined> {
  const { form, team, driveId } = await requireForm(context, formId);
  const folderId = present(form.folderDriveItemId, formId, 'folderDriveItemId');
  const identity = signedIn(context.ports);
  const none = { signal: undefined, errors: [], unreadable: [] };
  const pull: Pull = { ...context, team, driveId, identity, isCurrent: true, ...none };
  const children = await childrenOf(pull, folderId);
  const { files } = pageChanges(children);
  const ids = files.map((file) => file.id);
  const known = await localETags(context.database, ids);
  const pulled = await readFiles(pull, files, known);
  const failed = pull.errors[0] ?? pull.unreadable[0]?.failure;
  if (failed !== undefined) throw failedWith(failed);
  const gone = itemsOf(form).filter((id) => !ids.includes(id));
  const { teams, forms, responses, outbox, receipts, journal } = context.database;
  return context.database.transaction('rw', [teams, forms, responses, outbox, receipts, journal], async () => {
    await removeItems(pull, gone);
    await keepFiles(pull, pulled);
    const kept = await forms.get(formId);
    return kept?.isGone ? undefined : kept;
  });
}

function itemsOf(form: FormRow): string[] {
  return [form.driveItemId, form.draft?.driveItemId, form.published?.driveItemId].filter((id) => id !== undefined);
}

/** A folder that is gone has nothing in it. */
async function childrenOf({ ports: { graph }, driveId }: Pull, itemId: string): Promise<DriveItem[]> {
  try {
    return await Array.fromAsync(graph.rows(operations.listChildren, { driveId, itemId }));
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return [];
    throw error;
  }
}
