import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { type FilePlace, filesIn } from '../../files/stored-file.ts';
import { inTurns } from '../../in-turns.ts';
import type { PushRun } from '../push-run.ts';
import { type AttachmentFolder, byName, childrenOf } from './attachment-folder.ts';
import { sendAttachment } from './send-attachment.ts';
import { inUploadSlot } from './upload-slots.ts';

const filesAtOnce = 4;

/**
 * Sends the files that the answers name and this device has. `verify`: also looks whether those that have arrived before
 * are still there. Answers where each of them lies.
 */
export async function sendAttachments(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
  { verify }: { readonly verify: boolean },
): Promise<ReadonlyMap<string, FilePlace>> {
  const rows = await namedAttachments(run, folder.responseId, data);
  if (rows.some((row) => verify || !row.arrived)) await sendMissing(run, folder, rows);
  return places(await namedAttachments(run, folder.responseId, data));
}

async function sendMissing(run: PushRun, folder: AttachmentFolder, rows: readonly AttachmentRow[]): Promise<void> {
  const children = await childrenOf(folder);
  const missing = rows.filter((row) => !children.some((item) => item.id === row.arrived?.driveItemId));
  const present = byName(children);
  await inTurns(filesAtOnce, missing, (row) =>
    inUploadSlot(folder.library.graph, () => sendAttachment(run, folder, present, row)),
  );
}

/** The response's files of this device that its answers name. */
async function namedAttachments(
  { database }: SyncContext,
  responseId: string,
  data: SubmissionData,
): Promise<AttachmentRow[]> {
  const named = new Set(filesIn(data).map((file) => file.id));
  if (named.size === 0) return [];
  const rows = await database.attachments.where('responseId').equals(responseId).toArray();
  return rows.filter((row) => named.has(row.id));
}

function places(rows: readonly AttachmentRow[]): ReadonlyMap<string, FilePlace> {
  const found = new Map<string, FilePlace>();
  for (const { id, name, arrived } of rows) if (arrived) found.set(id, { name, ...arrived });
  return found;
}
