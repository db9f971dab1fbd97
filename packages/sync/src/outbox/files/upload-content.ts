import { createQuickXorHash, type DriveItem, GraphError, operations, uploadLargeFile } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { FileUnavailable } from '../../files/load-file.ts';
import { isRewrittenByService } from '../../files/stored-file.ts';
import { type UploadFailure, UploadRefusedError } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';
import { undoUpload } from '../remote/undo-upload.ts';
import type { AttachmentFolder } from './attachment-folder.ts';

const defaultUploadSizes = { singlePutBelowBytes: 4_000_000, rangeBytes: 6_553_600 };

export interface Upload {
  readonly run: PushRun;
  readonly folder: AttachmentFolder;
  readonly row: AttachmentRow;
  readonly content: FileContent;
  /** Stores progress that a restart needs. Called before the next request. */
  readonly updateAttachment: (progress: Partial<AttachmentRow>) => Promise<void>;
  /** Finds the file in the library, if an earlier attempt has uploaded it completely. */
  readonly findFinished: () => Promise<DriveItem | undefined>;
}

/**
 * Uploads the bytes under the row's name and verifies size and hash. Never replaces an item with the same name.
 *
 * @throws GraphError 409 when the name is taken · UploadRefusedError for other refusals · FailureError `file-changed-on-its-way`
 * when the uploaded content differs. Outages are thrown unchanged.
 */
export async function uploadContent(upload: Upload): Promise<DriveItem> {
  const { run, row, content } = upload;
  const { singlePutBelowBytes } = run.uploadSizes ?? defaultUploadSizes;
  const item = content.blob.size < singlePutBelowBytes ? await putContent(upload) : await putInRanges(upload);
  if (isRewrittenByService(row.name) || isSameContent(item, content)) return item;
  // Deletes the damaged upload, so that it isn't used as the file.
  await undoUpload(upload.folder.library, item);
  throw new FailureError('file-changed-on-its-way', {});
}

async function putContent({ folder: { library, folderId }, row, content }: Upload): Promise<DriveItem> {
  const bytes = await readBytes(row, content.blob);
  const params = { driveId: library.driveId, itemId: folderId, path: row.name };
  const options = { bytes, contentType: toMediaType(row.type), query: { conflictBehavior: 'fail' } as const };
  return library.graph
    .call(operations.putChildContent, params, options)
    .catch((error: unknown) => throwRefusal(error, () => ({ kind: 'upload-refused', parameters: { file: row.name } })));
}

async function putInRanges({
  run,
  folder,
  row,
  content,
  updateAttachment: saveProgress,
  findFinished,
}: Upload): Promise<DriveItem> {
  const { graph, driveId } = folder.library;
  const { rangeBytes } = run.uploadSizes ?? defaultUploadSizes;
  const target = { driveId, itemId: folder.folderId, path: row.name };
  return uploadLargeFile(graph, target, content.blob, {
    onSession: (session) => saveProgress({ session }),
    ...(row.session && { resume: row.session }),
    conflictBehavior: 'fail',
    findFinished,
    rangeBytes,
  }).catch((error: unknown) =>
    throwRefusal(error, ({ status }) => ({ kind: 'large-upload-refused', parameters: { status } })),
  );
}

function throwRefusal(error: unknown, failure: (refusal: GraphError) => UploadFailure): never {
  if (!(error instanceof GraphError) || error.status === 409) throw error;
  throw new UploadRefusedError(failure(error), error);
}

/** Returns a valid media type; the type that a device reports may not be a valid header value. */
function toMediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}

const chunkBytes = 4_194_304;

/** Content that a file must have in the library. */
export interface FileContent {
  readonly blob: Blob;
  readonly quickXorHash: string;
}

/**
 * Reads a file from this device and computes its hash.
 *
 * @throws FileUnavailable when this device has lost the file
 */
export async function loadFileContent({ database }: SyncContext, row: AttachmentRow): Promise<FileContent> {
  const blob = (await database.files.get(row.id))?.content;
  if (blob?.size !== row.sizeBytes) throw new FileUnavailable(row.name);
  const hash = createQuickXorHash();
  for (let at = 0; at < blob.size; at += chunkBytes) hash.update(await readBytes(row, blob.slice(at, at + chunkBytes)));
  return { blob, quickXorHash: hash.digest() };
}

/**
 * Reads a blob's bytes.
 * NOTE: call it before sending, because a blob that fails inside `fetch` looks like a network outage.
 */
async function readBytes(row: AttachmentRow, blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new FileUnavailable(row.name, { cause });
  }
}

/**
 * Returns whether the item's content is this file. A missing hash, which the service may compute later, counts as
 * equal.
 */
export function isSameContent(item: DriveItem, { blob, quickXorHash }: FileContent): boolean {
  const hash = item.file?.hashes?.quickXorHash;
  return !item.folder && item.size === blob.size && (hash === undefined || hash === quickXorHash);
}
