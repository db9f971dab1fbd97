import { type DriveItem, GraphError, operations, uploadLarge } from '@tideform/graph';
import type { AttachmentRow } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import { type UploadFailure, UploadRefused } from '../../retries/verdict.ts';
import type { PushRun } from '../push-run.ts';
import { takeBack } from '../remote/take-back.ts';
import type { AttachmentFolder } from './attachment-folder.ts';
import { bytesOf, type FileContent, isSameContent } from './file-content.ts';

const serviceSizes = { singlePutBelowBytes: 4_000_000, rangeBytes: 6_553_600 };

export interface Upload {
  readonly run: PushRun;
  readonly folder: AttachmentFolder;
  readonly row: AttachmentRow;
  readonly content: FileContent;
  /** Writes down what a restart has to know, before it is needed. */
  readonly keep: (progress: Partial<AttachmentRow>) => Promise<void>;
  /** The file, if an earlier try has brought it there after all. */
  readonly findFinished: () => Promise<DriveItem | undefined>;
}

/**
 * Sends the bytes under the row's name and proves by size and hash that they arrived. Never replaces what has the name.
 *
 * @throws GraphError 409 when something has the name · UploadRefused for other refusals · Failed
 * `file-changed-on-its-way` when something else arrived. Outages pass as they are.
 */
export async function uploadContent(upload: Upload): Promise<DriveItem> {
  const { run, row, content } = upload;
  const { singlePutBelowBytes } = run.uploadSizes ?? serviceSizes;
  const item = content.blob.size < singlePutBelowBytes ? await put(upload) : await putInRanges(upload);
  if (isRewrittenByService(row.name) || isSameContent(item, content)) return item;
  // Nobody shall take it for the file.
  await takeBack(upload.folder.library, item);
  throw new Failed('file-changed-on-its-way', {});
}

async function put({ folder: { library, folderId }, row, content }: Upload): Promise<DriveItem> {
  const bytes = await bytesOf(row, content.blob);
  const params = { driveId: library.driveId, itemId: folderId, path: row.name };
  const options = { bytes, contentType: mediaType(row.type), query: { conflictBehavior: 'fail' } as const };
  return library.graph
    .call(operations.putChildContent, params, options)
    .catch((error: unknown) => refuse(error, () => ({ kind: 'upload-refused', parameters: { file: row.name } })));
}

async function putInRanges({ run, folder, row, content, keep, findFinished }: Upload): Promise<DriveItem> {
  const { graph, driveId } = folder.library;
  const { rangeBytes } = run.uploadSizes ?? serviceSizes;
  const target = { driveId, itemId: folder.folderId, path: row.name };
  return uploadLarge(graph, target, content.blob, {
    onSession: (session) => keep({ session }),
    ...(row.session && { resume: row.session }),
    conflictBehavior: 'fail',
    findFinished,
    rangeBytes,
  }).catch((error: unknown) =>
    refuse(error, ({ status }) => ({ kind: 'large-upload-refused', parameters: { status } })),
  );
}

function refuse(error: unknown, failure: (refusal: GraphError) => UploadFailure): never {
  if (!(error instanceof GraphError) || error.status === 409) throw error;
  throw new UploadRefused(failure(error), error);
}

/** What a device calls the type of a file may be no header. */
function mediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
