import { isSameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { findItem } from '../../library/find-item.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../../library/stored-files.ts';
import { isKnownRevision } from '../../responses/writer-revision.ts';
import { findResponseItem, isSubmission } from '../remote/find-response-item.ts';
import type { ResponseLibrary } from '../remote/find-response-library.ts';

/**
 * State of a draft's file in the library, compared with a device that has unsent changes:
 * - `ours`: the file is missing, or this device wrote its state or has already pulled it; the file may be overwritten
 * - `same`: another device wrote the file, with the same answers
 * - `edited`: another device wrote the file, with other answers
 * - `submitted`: another device has submitted the response; `file` is the submission
 * - `deleted`: the draft was in the library and is deleted
 */
export type RemoteState =
  | { readonly kind: 'ours'; readonly found: DriveItem | undefined; readonly folderId: string }
  | FoundState<'same' | 'edited' | 'submitted'>
  | { readonly kind: 'deleted' };

interface FoundState<Kind> {
  readonly kind: Kind;
  readonly found: DriveItem;
  readonly folderId: string;
  readonly file: ResponseFile;
}

/** Finds the draft's file in its folder, or by its ID if it was moved, and compares it with the local row. */
export async function findRemoteState(
  library: ResponseLibrary,
  row: ResponseRow,
  folderId: string,
): Promise<RemoteState> {
  const found = await findResponseItem(library, folderId);
  if (found) return compareItem(library, row, folderId, found);
  if (!row.driveItemId) return { kind: 'ours', found: undefined, folderId };
  const moved = await findItem(library.graph, library.driveId, row.driveItemId);
  const movedTo = moved?.parentReference?.id;
  if (!moved || !movedTo || movedTo === folderId) return { kind: 'deleted' };
  const movedItem = await findResponseItem(library, movedTo);
  return movedItem ? compareItem(library, row, movedTo, movedItem) : { kind: 'deleted' };
}

async function compareItem(
  library: ResponseLibrary,
  row: ResponseRow,
  folderId: string,
  found: DriveItem,
): Promise<RemoteState> {
  const isGone = isSubmission(found, row.id);
  if (!isGone && found.eTag !== undefined && found.eTag === row.eTag) return { kind: 'ours', found, folderId };
  const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
  if (isGone) return { kind: 'submitted', found, folderId, file };
  if (isKnownRevision(row, file.writtenBy)) return { kind: 'ours', found, folderId };
  const kind = isSameJson(file.data.data, row.data.data) ? 'same' : 'edited';
  return { kind, found, folderId, file };
}
