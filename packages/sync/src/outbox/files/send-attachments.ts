import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { type FileLocation, findFiles } from '../../files/stored-file.ts';
import { runConcurrently } from '../../run-concurrently.ts';
import type { PushRun } from '../push-run.ts';
import { type AttachmentFolder, indexByName, listChildren } from './attachment-folder.ts';
import { sendAttachment } from './send-attachment.ts';
import { withUploadSlot } from './with-upload-slot.ts';

const maxConcurrentFiles = 4;

/**
 * Sends the files that the answers refer to and this device has. Returns their locations by file ID.
 *
 * @param verify also checks whether files that were sent before still exist
 */
export async function sendAttachments(
  run: PushRun,
  folder: AttachmentFolder,
  data: SubmissionData,
  { verify }: { readonly verify: boolean },
): Promise<ReadonlyMap<string, FileLocation>> {
  const rows = await findReferencedAttachments(run, folder.responseId, data);
  if (rows.some((row) => verify || !row.arrived)) await sendMissing(run, folder, rows);
  return collectLocations(await findReferencedAttachments(run, folder.responseId, data));
}

async function sendMissing(run: PushRun, folder: AttachmentFolder, rows: readonly AttachmentRow[]): Promise<void> {
  const children = await listChildren(folder);
  const missing = rows.filter((row) => !children.some((item) => item.id === row.arrived?.driveItemId));
  const present = indexByName(children);
  await runConcurrently(maxConcurrentFiles, missing, (row) =>
    withUploadSlot(folder.library.graph, () => sendAttachment(run, folder, present, row)),
  );
}

/** Returns the attachment rows of this device that the answers refer to. */
async function findReferencedAttachments(
  { database }: SyncContext,
  responseId: string,
  data: SubmissionData,
): Promise<AttachmentRow[]> {
  const named = new Set(findFiles(data).map((file) => file.id));
  if (named.size === 0) return [];
  const rows = await database.attachments.where('responseId').equals(responseId).toArray();
  return rows.filter((row) => named.has(row.id));
}

function collectLocations(rows: readonly AttachmentRow[]): ReadonlyMap<string, FileLocation> {
  const found = new Map<string, FileLocation>();
  for (const { id, name, arrived } of rows) if (arrived) found.set(id, { name, ...arrived });
  return found;
}
