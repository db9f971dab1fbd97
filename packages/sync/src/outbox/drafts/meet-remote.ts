import { sameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { findItem } from '../../library/find-item.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../../library/stored-files.ts';
import { isKnownMark } from '../../responses/write-mark.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import type { ResponseLibrary } from '../remote/response-library.ts';

/**
 * What a device with unsent changes finds in the place of its draft:
 * - `ours`: nothing, or what this device knows; it may be written over
 * - `same`: another device's state with the same answers
 * - `edited`: another device's answers
 * - `submitted`: the response was submitted elsewhere; `file` is what was
 * - `deleted`: it was there and is not any more
 */
export type Meeting =
  | { readonly kind: 'ours'; readonly found: DriveItem | undefined; readonly folderId: string }
  | Found<'same' | 'edited' | 'submitted'>
  | { readonly kind: 'deleted' };

interface Found<Kind> {
  readonly kind: Kind;
  readonly found: DriveItem;
  readonly folderId: string;
  readonly file: ResponseFile;
}

/** Looks for the draft's file in its folder, and by its id when somebody has moved it. */
export async function meetRemote(library: ResponseLibrary, row: ResponseRow, folderId: string): Promise<Meeting> {
  const found = await findResponseItem(library, folderId);
  if (found) return meetItem(library, row, folderId, found);
  if (!row.driveItemId) return { kind: 'ours', found: undefined, folderId };
  const moved = await findItem(library.graph, library.driveId, row.driveItemId);
  const movedTo = moved?.parentReference?.id;
  if (!moved || !movedTo || movedTo === folderId) return { kind: 'deleted' };
  const again = await findResponseItem(library, movedTo);
  return again ? meetItem(library, row, movedTo, again) : { kind: 'deleted' };
}

async function meetItem(
  library: ResponseLibrary,
  row: ResponseRow,
  folderId: string,
  found: DriveItem,
): Promise<Meeting> {
  const isGone = isSubmission(found, row.id);
  if (!isGone && found.eTag !== undefined && found.eTag === row.eTag) return { kind: 'ours', found, folderId };
  const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
  if (isGone) return { kind: 'submitted', found, folderId, file };
  if (isKnownMark(row, file.writtenBy)) return { kind: 'ours', found, folderId };
  const kind = sameJson(file.data.data, row.data.data) ? 'same' : 'edited';
  return { kind, found, folderId, file };
}
