import {
  type ConflictBehavior,
  type DriveItem,
  type GraphClient,
  GraphError,
  operations,
  uploadLarge,
} from '@tideform/graph';
import { Failed } from '../failures/failed.ts';

/** Smaller files go in one PUT. */
const singlePutBelowBytes = 4_000_000;

export type UploadTarget = {
  readonly driveId: string;
  /** For the error message, and the name of a new file. */
  readonly name: string;
  /** `ifMatch`: only as long as the file is this one. */
} & (
  | { readonly itemId: string; readonly ifMatch?: string | undefined }
  | { readonly parentId: string; readonly conflict: ConflictBehavior }
);

/**
 * Writes a file, as a new content of `itemId` or by its name in the folder `parentId`.
 *
 * @throws GraphError 409 when the name is taken and `conflict` is 'fail', 412 when `ifMatch` holds no longer; Failed `upload-refused` and
 * `large-upload-refused` for other refusals, with the refusal as cause. Outages pass as they are.
 */
export async function uploadFile(graph: GraphClient, target: UploadTarget, content: Blob): Promise<DriveItem> {
  return content.size < singlePutBelowBytes
    ? await translate(target.name, () => putFile(graph, target, content))
    : await uploadInRanges(graph, target, content);
}

/** The content of a JSON file, as it is uploaded. */
export function jsonContent(value: unknown): Blob {
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
    // NOTE: a form's file is written again after a cut; only files of responses go on where they stopped.
    const onSession = () => {};
    return 'itemId' in target
      ? await uploadLarge(graph, { driveId, itemId: target.itemId }, content, {
          onSession,
          ...(target.ifMatch !== undefined && { ifMatch: target.ifMatch }),
        })
      : await uploadLarge(graph, { driveId, itemId: target.parentId, path: target.name }, content, {
          onSession,
          conflictBehavior: target.conflict,
        });
  } catch (error) {
    if (!(error instanceof GraphError) || isForCaller(error)) throw error;
    throw new Failed('large-upload-refused', { status: error.status }, { cause: error });
  }
}

async function translate<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GraphError) || isForCaller(error)) throw error;
    throw new Failed('upload-refused', { file }, { cause: error });
  }
}

const isForCaller = ({ status }: GraphError): boolean => status === 409 || status === 412;
