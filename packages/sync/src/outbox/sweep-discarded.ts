import type { DriveItem } from '@tideform/graph';
import { addJournalEntry } from '../database/journal.ts';
import { LeaderReplaced, runAsLeader } from '../database/lease.ts';
import { isOwnRow } from '../database/own-rows.ts';
import type { DiscardRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { findItem } from '../library/drive-items.ts';
import { toVerdict } from '../retries/verdict.ts';
import type { PushRun } from './push-run.ts';
import { findResponseLibrary } from './remote/find-response-library.ts';
import { findResponsesParent } from './remote/find-responses-parent.ts';
import { computeAgeLimits, isUntouchedSince } from './remote/is-untouched-since.ts';
import { deleteFolder, findFolder } from './remote/response-folder.ts';

const dayMs = 86_400_000;
/** Age after which a delayed request has either arrived or is lost. */
const minAgeMs = dayMs;
/** Age after which the record of a discard is dropped, even if it wasn't checked. */
const maxAgeMs = 7 * dayMs;

/**
 * Deletes empty folders that a delayed call created after their draft was discarded. Each discard is checked once, a
 * day later. Folders with content, folders that other users created or changed, and folders that changed within the
 * last day are kept.
 */
export async function sweepDiscarded(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  if (!person || ports.serverNow() === undefined) return;
  const ageMs = (row: DiscardRow) => Date.parse(ports.clock.now()) - Date.parse(row.at);
  const due = (await database.discards.toArray()).filter((row) => isOwnRow(row, person) && ageMs(row) > minAgeMs);
  for (const row of due) {
    try {
      await completeDiscard(run, row, await sweepFolder(run, row));
    } catch (error) {
      if (error instanceof LeaderReplaced) throw error;
      const { kind } = toVerdict(error);
      if (kind === 'offline' || kind === 'unauthenticated') return;
      // The deletion was refused, or the folder was changed meanwhile; it is checked again in an hour.
      if (kind === 'refused')
        ports.report({ code: kind, detail: describeFailure(toFailure(error)), ids: { responseId: row.responseId } });
      if (ageMs(row) > maxAgeMs) await completeDiscard(run, row, false);
    }
  }
}

async function completeDiscard(
  { database, epoch, ports }: PushRun,
  { responseId }: DiscardRow,
  isSwept: boolean,
): Promise<void> {
  await runAsLeader(database, epoch, ['discards', 'journal'], async () => {
    await database.discards.delete(responseId);
    if (isSwept) await addJournalEntry(database, ports.clock, responseId, 'stray deleted');
  });
}

/** Returns whether a folder was deleted; `false` if there is none, or it must be kept. */
async function sweepFolder(run: PushRun, row: DiscardRow): Promise<boolean> {
  const form = await run.database.forms.get(row.formId);
  if (!form || form.isGone) return false;
  const library = await findResponseLibrary(run, row);
  const folderId = await findFolder(await findResponsesParent(run, library, row), row);
  const folder = folderId && (await findItem(library.graph, library.driveId, folderId));
  if (!folder || !isLeftBehind(run, row, folder) || (await isRecreated(run, row))) return false;
  await deleteFolder(run, library, folder);
  return true;
}

/** Returns whether the folder is empty, belongs to this user, and wasn't changed for a day. */
function isLeftBehind({ ports }: PushRun, { userId }: DiscardRow, item: DriveItem): boolean {
  const limits = computeAgeLimits(ports, minAgeMs);
  return limits !== undefined && item.folder?.childCount === 0 && isUntouchedSince(item, userId, limits.library);
}

/** Returns whether the response exists again on this device, after an import or a pull. */
function isRecreated({ database, epoch }: PushRun, { responseId }: DiscardRow): Promise<boolean> {
  const { responses, outbox, receipts } = database;
  return runAsLeader(database, epoch, ['responses', 'outbox', 'receipts'], async () => {
    const found = await Promise.all([responses.get(responseId), outbox.get(responseId), receipts.get(responseId)]);
    return found.some((row) => row !== undefined);
  });
}
