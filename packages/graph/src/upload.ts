import type { GraphClient } from './client.ts';
import { GraphError } from './errors.ts';
import { createChildUploadSession, createUploadSession } from './operations/content.ts';
import { type ConflictBehavior, type DriveItem, driveItem } from './resources/drive-item.ts';
import { type UploadProgress, uploadProgress } from './resources/upload-session.ts';

/** Twenty times 327,680 bytes, of which ranges must be a multiple. */
const CHUNK_BYTES = 6_553_600;
const MAX_SESSIONS = 3;
/** Maximum progress requests per session after a 416. */
const MAX_PROGRESS_REQUESTS = 3;
const expiredStatuses = new Set([401, 403, 404, 410]);

/** State for resuming an upload after a crash. The URL itself grants write access, so store it privately. */
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
  /** Called and awaited for every session before its first byte is sent. */
  readonly onSession: (record: UploadRecord) => void | Promise<void>;
  /** Session of an earlier run; an expired one is replaced. */
  readonly resume?: UploadRecord;
  /**
   * Called when a session has expired, before it is replaced: the last range may have arrived although its response was
   * lost.
   */
  readonly findFinished?: () => Promise<DriveItem | undefined>;
  /** Bytes per range. For tests with small files. */
  readonly rangeBytes?: number;
  readonly conflictBehavior?: ConflictBehavior;
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file in ranges and returns the finished item. After a failure, call it again with the stored record as
 * `resume`: the upload continues at the first missing byte. If the response to the last range was lost, the session no
 * longer exists and the file is uploaded again, unless `findFinished` finds it.
 *
 * @throws {GraphError} for refusals that don't concern ranges: 409, 412, 423, 507 …
 */
export async function uploadLargeFile(
  client: GraphClient,
  target: UploadTarget,
  blob: Blob,
  options: UploadOptions,
): Promise<DriveItem> {
  if (blob.size === 0) throw new Error('An empty file can’t be uploaded in ranges: put its content instead');
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
    if (sessions >= MAX_SESSIONS) throw new Error('All upload sessions expired before the file was complete');
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

/**
 * Sends the missing ranges and returns the item. Returns `undefined` if the session has every byte but created no file,
 * as after a crash of the service.
 */
async function sendRanges(
  client: GraphClient,
  uploadUrl: string,
  blob: Blob,
  isNew: boolean,
  { signal, rangeBytes = CHUNK_BYTES }: UploadOptions,
): Promise<DriveItem | undefined> {
  let start = isNew ? 0 : getFirstMissingByte(await client.uploadProgress(uploadUrl, signal), 0);
  for (let disputes = 0; start < blob.size; ) {
    // NOTE: read before sending, because a blob that fails inside `fetch` looks like a network failure.
    const bytes = new Uint8Array(await blob.slice(start, start + rangeBytes).arrayBuffer());
    try {
      const range = { firstByte: start, bytes, totalBytes: blob.size };
      const { status, body } = await client.uploadRange(uploadUrl, range, signal);
      if (status !== 202) return driveItem.parse(body);
      start = getFirstMissingByte(uploadProgress.parse(body), start + bytes.length);
    } catch (error) {
      if (!(error instanceof GraphError) || error.status !== 416 || disputes++ >= MAX_PROGRESS_REQUESTS) throw error;
      start = getFirstMissingByte(await client.uploadProgress(uploadUrl, signal), 0);
    }
  }
  return undefined;
}

function getFirstMissingByte(progress: UploadProgress, fallback: number): number {
  const range = progress.nextExpectedRanges?.[0];
  return range === undefined ? fallback : Number.parseInt(range, 10);
}

/** The URL is its own permission, so a 401 or 403 means that it has expired. */
function isSessionGone(error: unknown): boolean {
  return error instanceof GraphError && expiredStatuses.has(error.status);
}
