import type { SubmissionData } from '@tideform/engine';
import { GraphError, operations } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader } from '../../database/lease.ts';
import { namedFiles } from '../../files/named-files.ts';
import { filesIn } from '../../files/stored-file.ts';
import type { PushRun } from '../push-run.ts';
import { ifFound } from '../remote/response-library.ts';
import { type AttachmentFolder, childrenOf, isClaimed } from './attachment-folder.ts';

/**
 * Deletes attachments of the response that its answers do not name any more. Only once these answers are the submission:
 * before, another device may hold others.
 */
export async function sweepSubmission(run: PushRun, folder: AttachmentFolder, data: SubmissionData): Promise<void> {
  const named = new Set(filesIn(data).map((file) => file.driveItemId));
  const copies = await namedByCopies(run, folder);
  for (const item of await childrenOf(folder)) {
    const isNamed = named.has(item.id) || copies.itemIds.has(item.id);
    if (isClaimed(item, folder.responseId) && !isNamed) await deleteUnlessRefused(run, folder, item);
  }
}

/** Deletes attachments that a resubmission has taken out. Others in the folder may be of an edit that is on its way. */
export async function sweepItems(run: PushRun, folder: AttachmentFolder, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const copies = await namedByCopies(run, folder);
  for (const item of await childrenOf(folder)) {
    const isTakenOut = itemIds.includes(item.id) && !copies.itemIds.has(item.id);
    if (isClaimed(item, folder.responseId) && isTakenOut) await deleteUnlessRefused(run, folder, item);
  }
}

/**
 * Deletes what this device has sent for a draft whose answers do not name it any more. Its bytes stay on the device: when
 * the person takes the removal back, it is sent again.
 */
export async function sweepDraft(run: PushRun, folder: AttachmentFolder, data: SubmissionData): Promise<void> {
  const { database, epoch } = run;
  const named = new Set(filesIn(data).map((file) => file.id));
  const rows = await database.attachments.where('responseId').equals(folder.responseId).toArray();
  const copies = await namedByCopies(run, folder);
  for (const { id, arrived } of rows) {
    if (!arrived || named.has(id) || copies.itemIds.has(arrived.driveItemId)) continue;
    await deleteUnlessRefused(run, folder, { id: arrived.driveItemId });
    await asLeader(database, epoch, ['attachments'], () =>
      database.attachments.update([folder.responseId, id], { arrived: undefined }),
    );
  }
}

/** A draft that was set aside may name files that still lie in the folder of the response that it comes from. */
function namedByCopies({ database }: PushRun, { responseId }: AttachmentFolder) {
  return namedFiles(database, (row) => row.copiedFromId === responseId);
}

/** What cannot be deleted (locked, kept by a policy) stays: it must not hold up what is whole without it. */
async function deleteUnlessRefused(
  { database, epoch, ports }: PushRun,
  { library, responseId }: AttachmentFolder,
  item: { readonly id: string; readonly eTag?: string | undefined },
): Promise<void> {
  const { graph, driveId } = library;
  const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
  try {
    await ifFound(graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched));
  } catch (error) {
    if (!(error instanceof GraphError) || error.status === 401) throw error;
    await asLeader(database, epoch, ['journal'], () =>
      note(database, ports.clock, responseId, 'file left behind', String(error.status)),
    );
  }
}
