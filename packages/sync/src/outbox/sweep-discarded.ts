import type { DriveItem } from '@tideform/graph';
import { note } from '../database/journal.ts';
import { asLeader, LeaderReplaced } from '../database/lease.ts';
import { isOwn } from '../database/own-rows.ts';
import type { DiscardRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { findItem } from '../library/find-item.ts';
import { verdictOf } from '../retries/verdict.ts';
import type { PushRun } from './push-run.ts';
import { deleteFolder } from './remote/delete-folder.ts';
import { isLeftAlone, limitsOf } from './remote/is-left-alone.ts';
import { findFolder } from './remote/response-folder.ts';
import { responseLibrary } from './remote/response-library.ts';
import { responsesParent } from './remote/responses-parent.ts';

const dayMs = 86_400_000;
/** A request that is older than this has arrived or is lost. */
const patienceMs = dayMs;
/** Where nobody could look for so long, nobody ever will. */
const givenUpMs = 7 * dayMs;

/**
 * Takes away the folders that a late call has made for drafts after they were discarded. Looks once for each, a day after the
 * discard. What anything lies in, somebody else has made or changed, or anybody has touched within the day stays.
 */
export async function sweepDiscarded(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  if (!person || ports.serverNow() === undefined) return;
  const ageMs = (row: DiscardRow) => Date.parse(ports.clock.now()) - Date.parse(row.at);
  const due = (await database.discards.toArray()).filter((row) => isOwn(row, person) && ageMs(row) > patienceMs);
  for (const row of due) {
    try {
      await settle(run, row, await sweepFolder(run, row));
    } catch (error) {
      if (error instanceof LeaderReplaced) throw error;
      const { kind } = verdictOf(error);
      if (kind === 'offline' || kind === 'unauthenticated') return;
      // Refused, or written in between: looked at again in an hour.
      if (kind === 'refused')
        ports.report({ code: kind, detail: describeFailure(failureOf(error)), ids: { responseId: row.responseId } });
      if (ageMs(row) > givenUpMs) await settle(run, row, false);
    }
  }
}

async function settle(
  { database, epoch, ports }: PushRun,
  { responseId }: DiscardRow,
  isSwept: boolean,
): Promise<void> {
  await asLeader(database, epoch, ['discards', 'journal'], async () => {
    await database.discards.delete(responseId);
    if (isSwept) await note(database, ports.clock, responseId, 'stray deleted');
  });
}

/** `false`: there is none, or it is not for us to take. */
async function sweepFolder(run: PushRun, row: DiscardRow): Promise<boolean> {
  const form = await run.database.forms.get(row.formId);
  if (!form || form.isGone) return false;
  const library = await responseLibrary(run, row);
  const folderId = await findFolder(await responsesParent(run, library, row), row);
  const folder = folderId && (await findItem(library.graph, library.driveId, folderId));
  if (!folder || !isLeftBehind(run, row, folder) || (await isHereAgain(run, row))) return false;
  await deleteFolder(run, library, folder);
  return true;
}

/** Nothing lies in it, it is this person's, and nobody has touched it for a day. */
function isLeftBehind({ ports }: PushRun, { userId }: DiscardRow, item: DriveItem): boolean {
  const limits = limitsOf(ports, patienceMs);
  return limits !== undefined && item.folder?.childCount === 0 && isLeftAlone(item, userId, limits.library);
}

/** Somebody has imported the response again, or it came back from the library. */
function isHereAgain({ database, epoch }: PushRun, { responseId }: DiscardRow): Promise<boolean> {
  const { responses, outbox, receipts } = database;
  return asLeader(database, epoch, ['responses', 'outbox', 'receipts'], async () => {
    const found = await Promise.all([responses.get(responseId), outbox.get(responseId), receipts.get(responseId)]);
    return found.some((row) => row !== undefined);
  });
}
