import { type DriveItem, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow } from '../database/rows.ts';
import { toError } from '../failures/failure-error.ts';
import { extractChanges } from '../inbox/changed-files.ts';
import { getLocalETags } from '../inbox/get-local-e-tags.ts';
import { readPulledFiles } from '../inbox/read-pulled-files.ts';
import { removeItems } from '../inbox/remove-items.ts';
import { savePulledFiles } from '../inbox/save-pulled-files.ts';
import type { TeamPull } from '../inbox/team-pull.ts';
import { requireForm, requireValue } from './require-form.ts';

/**
 * Loads one form from the library without waiting for the team's next pull. Edits that weren't uploaded yet are kept.
 *
 * @returns the form, or `undefined` when it was deleted from the library
 * @throws FailureError `invalid-form`, `form-incomplete`, `drive-change`
 */
export async function syncForm(context: SyncContext, formId: string): Promise<FormRow | undefined> {
  const { form, team, driveId } = await requireForm(context, formId);
  const folderId = requireValue(form.folderDriveItemId, formId, 'folderDriveItemId');
  const identity = requireIdentity(context.ports);
  const none = { signal: undefined, errors: [], unreadable: [] };
  const pull: TeamPull = { ...context, team, driveId, identity, isCurrent: true, ...none };
  const children = await listChildren(pull, folderId);
  const { files } = extractChanges(children);
  const ids = files.map((file) => file.id);
  const known = await getLocalETags(context.database, ids);
  const pulled = await readPulledFiles(pull, files, known);
  const failed = pull.errors[0] ?? pull.unreadable[0]?.failure;
  if (failed !== undefined) throw toError(failed);
  const gone = getFormItemIds(form).filter((id) => !ids.includes(id));
  const { teams, forms, responses, outbox, receipts, journal } = context.database;
  return context.database.transaction('rw', [teams, forms, responses, outbox, receipts, journal], async () => {
    await removeItems(pull, gone);
    await savePulledFiles(pull, pulled);
    const row = await forms.get(formId);
    return row?.isGone ? undefined : row;
  });
}

function getFormItemIds(form: FormRow): string[] {
  return [form.driveItemId, form.draft?.driveItemId, form.published?.driveItemId].filter((id) => id !== undefined);
}

/** Lists the items of a folder; empty if the folder was deleted. */
async function listChildren({ ports: { graph }, driveId }: TeamPull, itemId: string): Promise<DriveItem[]> {
  try {
    return await Array.fromAsync(graph.rows(operations.listChildren, { driveId, itemId }));
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return [];
    throw error;
  }
}
