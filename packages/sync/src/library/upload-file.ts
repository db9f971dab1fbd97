import {
  type ConflictBehavior,
  type DriveItem,
  type GraphClient,
  GraphError,
  operations,
  uploadLargeFile,
} from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';

/** Files smaller than this are uploaded with a single PUT. */
const singlePutBelowBytes = 4_000_000;

export type UploadTarget = {
  readonly driveId: string;
  /** Used in error messages, and as the name of a new file. */
  readonly name: string;
  /** With `ifMatch`, the file is only replaced in this state. */
} & (
  | { readonly itemId: string; readonly ifMatch?: string | undefined }
  | { readonly parentId: string; readonly conflict: ConflictBehavior }
);

/**
 * Writes a file: new content for `itemId`, or a file `name` in the folder `parentId`.
 *
 * @throws GraphError 409 when the name is taken and `conflict` is 'fail', 412 when `ifMatch` doesn't match; FailureError
 * `upload-refused` and `large-upload-refused` for other refusals, with the refusal as the cause. Outages are thrown
 * unchanged.
 */
export async function uploadFile(graph: GraphClient, target: UploadTarget, content: Blob): Promise<DriveItem> {
  return content.size < singlePutBelowBytes
    ? await wrapRefusal(target.name, () => putFile(graph, target, content))
    : await uploadInRanges(graph, target, content);
}

/** Returns the content of a JSON file for an upload. */
export function createJsonBlob(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}

function putFile(graph: GraphClient, target: UploadTarget, content: Blob): Promise<DriveItem> {
  const { driveId } = target;
  const options = { bytes: content, contentType: content.type || 'application/octet-stream' };
  if ('itemId' in target) {
    const condition = target.ifMatch === undefined ? {} : { ifMatch: target.ifMatch };
    return graph.call(operations.putItemContent, { driveId, itemId: target.itemId }, { ...options, ...condition });
  }
  return graph.call(
    operations.putChildContent,
    { driveId, itemId: target.parentId, path: target.name },
    { ...options, query: { conflictBehavior: target.conflict } },
  );
}

async function uploadInRanges(graph: GraphClient, target: UploadTarget, content: Blob): Promise<DriveItem> {
  const { driveId } = target;
  try {
    // NOTE: an interrupted upload of a form's file starts over; only files of responses are resumed.
    const onSession = () => {};
    return 'itemId' in target
      ? await uploadLargeFile(graph, { driveId, itemId: target.itemId }, content, {
          onSession,
          ...(target.ifMatch !== undefined && { ifMatch: target.ifMatch }),
        })
      : await uploadLargeFile(graph, { driveId, itemId: target.parentId, path: target.name }, content, {
          onSession,
          conflictBehavior: target.conflict,
        });
  } catch (error) {
    if (!(error instanceof GraphError) || isConflict(error)) throw error;
    throw new FailureError('large-upload-refused', { status: error.status }, { cause: error });
  }
}

async function wrapRefusal<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GraphError) || isConflict(error)) throw error;
    throw new FailureError('upload-refused', { file }, { cause: error });
  }
}

const isConflict = ({ status }: GraphError): boolean => status === 409 || status === 412;
