import { isSameJson } from '@tideform/engine';
import type { DriveItem } from '@tideform/graph';
import { addJournalEntry } from '../../database/journal.ts';
import { runAsLeader } from '../../database/lease.ts';
import { requireIdentity } from '../../database/own-rows.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { findItem } from '../../library/drive-items.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../../library/stored-files.ts';
import { forkResponse, moveFiles } from '../../responses/fork-response.ts';
import { isKnownRevision, toDraftRow } from '../../responses/to-draft-row.ts';
import { deleteUnclaimedUploads } from '../files/unfinished-attachments.ts';
import type { PushRun } from '../push-run.ts';
import { findResponseItem, isSubmission, type ResponseLibrary } from '../remote/find-response-library.ts';

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

type ConflictingState = Exclude<RemoteState, { readonly kind: 'ours' }>;

/**
 * Resolves a conflict with another device's state. If the folder stays, deletes files first that this device has
 * uploaded but not yet marked with the response's ID.
 */
export async function acceptRemoteState(
  run: PushRun,
  library: ResponseLibrary,
  { id: responseId, formId }: ResponseRow,
  remoteState: ConflictingState,
): Promise<void> {
  if (remoteState.kind !== 'deleted') {
    await deleteUnclaimedUploads(run, { library, folderId: remoteState.folderId, responseId, formId });
  }
  await resolveConflict(run, responseId, remoteState);
}

/**
 * Resolves a conflict between two devices: the library's state is kept, and unsent local answers become a new draft
 * with a `conflict`. Runs in one transaction, so that the answers are always stored somewhere.
 */
async function resolveConflict(run: PushRun, responseId: string, remoteState: ConflictingState): Promise<void> {
  const { database, epoch, ports } = run;
  await runAsLeader(database, epoch, ['responses', 'attachments', 'journal'], async () => {
    const row = await database.responses.get(responseId);
    if (!row || row.submitted) return;
    if (!row.deleted && hasUnsavedAnswers(row, remoteState)) await saveLocalAsCopy(run, row, remoteState);
    if (remoteState.kind === 'edited' || remoteState.kind === 'same')
      await database.responses.put(toRemoteDraft(run, row, remoteState));
    else await database.responses.delete(row.id);
    await addJournalEntry(database, ports.clock, row.id, `met: ${remoteState.kind}`);
  });
}

/** Builds the local row from the library's version of the draft. */
function toRemoteDraft(
  { ports }: PushRun,
  row: ResponseRow,
  { found: item, folderId, file }: Exclude<ConflictingState, { readonly kind: 'deleted' }>,
): ResponseRow {
  return toDraftRow(file, { teamId: row.teamId, folderId, item, identity: requireIdentity(ports) }, row);
}

/** Returns whether the library doesn't have these answers yet, so that a copy is needed. */
function hasUnsavedAnswers(row: ResponseRow, remoteState: ConflictingState): boolean {
  return remoteState.kind === 'deleted' || !isSameJson(remoteState.file.data.data, row.data.data);
}

async function saveLocalAsCopy(
  { database, ports }: PushRun,
  row: ResponseRow,
  { kind }: ConflictingState,
): Promise<void> {
  const copy = forkResponse(row, ports.chance.uuid(), kind === 'same' ? 'edited' : kind);
  await database.responses.add(copy);
  await moveFiles(database, row.id, copy.id);
  await addJournalEntry(database, ports.clock, copy.id, 'kept as a copy', row.id);
}
