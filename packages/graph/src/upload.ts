import type { GraphClient } from './client.ts';
import { createChildUploadSession } from './content/create-child-upload-session.ts';
import { createUploadSession } from './content/create-upload-session.ts';
import { GraphError } from './errors.ts';
import { type ConflictBehavior, type DriveItem, driveItem } from './resources/drive-item.ts';
import { type UploadProgress, uploadProgress } from './resources/upload-session.ts';

/** Twenty times the 327,680 bytes that ranges must be a multiple of. */
const CHUNK_BYTES = 6_553_600;
const MAX_SESSIONS = 3;
/** How often one session may be asked again where to go on, after a 416. */
const MAX_DISPUTES = 3;
const goneStatuses = new Set([401, 403, 404, 410]);

/** What to keep so that an upload can go on after a crash. Whoever has the address may write the file: keep it private. */
export interface UploadRecord {
  readonly uploadUrl: string;
  readonly expirationDateTime?: string;
}

/** `path` names a file below the folder `itemId`; without it the content of the file `itemId` is replaced. */
export interface UploadTarget {
  readonly driveId: string;
  readonly itemId: string;
  readonly path?: string;
}

export interface UploadOptions {
  /** Called, and awaited, for every session before its first byte is sent. */
  readonly onSession: (record: UploadRecord) => void | Promise<void>;
  /** A session of an earlier run; one that is gone is replaced by a new one. */
  readonly resume?: UploadRecord;
  /** Asked when a session is gone, before a new one takes its place: the last range may have arrived, its reply not. */
  readonly findFinished?: () => Promise<DriveItem | undefined>;
  /** Bytes of a range; without it what the service takes well. For tests that have no use for megabytes. */
  readonly rangeBytes?: number;
  readonly conflictBehavior?: ConflictBehavior;
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file in ranges and returns the finished item. After a failure call it again with the record as `resume`: it goes
 * on at the first missing byte. When the reply to the last range was lost, the session is gone and the file is written again,
 * unless `findFinished` finds it.
 *
 * @throws {GraphError} refusals that are no matter of ranges: 409, 412, 423, 507 …
 */
export async function uploadLarge(
  client: GraphClient,
  target: UploadTarget,
  blob: Blob,
  options: UploadOptions,
): Promise<DriveItem> {
  if (blob.size === 0) throw new Error('An empty file has no ranges: put its content');
  let record = options.resume;
  for (let sessions = 0; ; sessions++) {
    const isNew = record === undefined;
    record ??= await startSession(client, target, options);
    const sent = await sendRanges(client, record.uploadUrl, blob, isNew, options).catch((error: unknown) => {
      if (isSessionGone(error) && sessions < MAX_SESSIONS) return undefined;
      throw error;
    });
    const item = sent ?? (await options.findFinished?.());
    if (item) return item;
    if (sessions >= MAX_SESSIONS) throw new Error('No upload session takes the file');
    record = undefined;
  }
}

async function startSession(client: GraphClient, target: UploadTarget, options: UploadOptions): Promise<UploadRecord> {
  const { driveId, itemId, path } = target;
  const { conflictBehavior, ifMatch, signal } = options;
  const item = conflictBehavior && { '@microsoft.graph.conflictBehavior': conflictBehavior };
  const call = { body: item ? { item } : {}, ...(ifMatch !== undefined && { ifMatch }), ...(signal && { signal }) };
  const session =
    path === undefined
      ? await client.call(createUploadSession, { driveId, itemId }, call)
      : await client.call(createChildUploadSession, { driveId, itemId, path }, call);
  const { uploadUrl, expirationDateTime } = session;
  const record = { uploadUrl, ...(expirationDateTime !== undefined && { expirationDateTime }) };
  await options.onSession(record);
  return record;
}

/** `undefined`: the session has every byte and has not made a file of them, as after a crash of the service. */
async function sendRanges(
  client: GraphClient,
  uploadUrl: string,
  blob: Blob,
  isNew: boolean,
  { signal, rangeBytes = CHUNK_BYTES }: UploadOptions,
): Promise<DriveItem | undefined> {
  let start = isNew ? 0 : firstMissingByte(await client.uploadProgress(uploadUrl, signal), 0);
  for (let disputes = 0; start < blob.size; ) {
    // NOTE: read before it is sent: a blob that fails inside `fetch` looks like a network that is down.
    const bytes = new Uint8Array(await blob.slice(start, start + rangeBytes).arrayBuffer());
    try {
      const range = { firstByte: start, bytes, totalBytes: blob.size };
      const { status, body } = await client.uploadRange(uploadUrl, range, signal);
      if (status !== 202) return driveItem.parse(body);
      start = firstMissingByte(uploadProgress.parse(body), start + bytes.length);
    } catch (error) {
      if (!(error instanceof GraphError) || error.status !== 416 || disputes++ >= MAX_DISPUTES) throw error;
      start = firstMissingByte(await client.uploadProgress(uploadUrl, signal), 0);
    }
  }
  return undefined;
}

function firstMissingByte(progress: UploadProgress, otherwise: number): number {
  const range = progress.nextExpectedRanges?.[0];
  return range === undefined ? otherwise : Number.parseInt(range, 10);
}

/** The address is its own permission: a 401 or 403 there says that it has run out. */
function isSessionGone(error: unknown): boolean {
  return error instanceof GraphError && goneStatuses.has(error.status);
}
