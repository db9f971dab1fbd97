import { type DriveItem, GraphError, operations, uploadLargeFile } from '@tideform/graph';
import type { AttachmentRow } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import { type UploadFailure, UploadRefusedError } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';
import { undoUpload } from '../remote/undo-upload.ts';
import type { AttachmentFolder } from './attachment-folder.ts';
import { type FileContent, isSameContent, readBytes } from './file-content.ts';

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
