import type { SubmissionData } from '@tideform/engine';
import type { GraphClient } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { Database } from '../../database/open-database.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { type FileLocation, findFiles } from '../../files/stored-file.ts';
import { runConcurrently } from '../../run-concurrently.ts';
import type { PushRun } from '../push-run.ts';
import { type AttachmentFolder, indexByName, listChildren } from './attachment-folder.ts';
import { sendAttachment } from './send-attachment.ts';

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

/** Maximum concurrent file uploads, across all responses. */
const maxConcurrentUploads = 4;

interface UploadSlots {
  free: number;
  readonly waiting: (() => void)[];
}

const slotsByClient = new WeakMap<GraphClient, UploadSlots>();

/** Runs an upload when one of the four slots of this Graph client is free. */
async function withUploadSlot<Result>(graph: GraphClient, upload: () => Promise<Result>): Promise<Result> {
  const slots = slotsByClient.get(graph) ?? { free: maxConcurrentUploads, waiting: [] };
  slotsByClient.set(graph, slots);
  if (slots.free > 0) slots.free -= 1;
  else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  try {
    return await upload();
  } finally {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.free += 1;
  }
}

/**
 * Marks a response's files as not sent, so that they are sent again to another folder. Call it in a transaction over
 * `attachments`.
 */
export async function clearFileLocations(database: Pick<Database, 'attachments'>, responseId: string): Promise<void> {
  const files = await database.attachments.where('responseId').equals(responseId).toArray();
  for (const { id } of files) {
    await database.attachments.update([responseId, id], {
      arrived: undefined,
      leaving: undefined,
      session: undefined,
      sending: undefined,
      claiming: undefined,
    });
  }
}
