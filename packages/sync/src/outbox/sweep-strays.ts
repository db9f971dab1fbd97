import { type DriveItem, GraphError, GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { runAsLeader } from '../database/lease.ts';
import { isOwnRow } from '../database/own-rows.ts';
import type { ReceiptRow } from '../database/rows.ts';
import { findItem } from '../library/drive-items.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';
import { isUnclaimed } from './files/attachment-folder.ts';
import type { PushRun } from './push-run.ts';
import { getChildWithFields, type ResponseLibrary } from './remote/find-response-library.ts';
import { computeAgeLimits, isUntouchedSince } from './remote/is-untouched-since.ts';

/** Age after which a delayed request has either arrived or is lost. */
const minAgeMs = 86_400_000;
const maxReceiptsPerSweep = 50;

/**
 * Deletes draft files that the network delivered late, next to the submission that the draft became. Each submission of
 * this device is checked once, a day after it has arrived. Files that may contain a user's work are kept.
 */
export async function sweepStrays(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  const limits = computeAgeLimits(ports, minAgeMs);
  if (!person || !limits) return;
  const receipts = (await database.receipts.toArray()).filter(
    (receipt) => !receipt.swept && receipt.at < limits.here && isOwnRow(receipt, person),
  );
  for (const receipt of receipts.slice(0, maxReceiptsPerSweep)) {
    try {
      await sweepSubmissionFolder(run, receipt, limits.library);
    } catch (error) {
      if (error instanceof GraphOutage) return;
      // The file is locked or was changed, or the deletion was refused; it is checked again in an hour.
      if (!(error instanceof GraphError)) throw error;
    }
  }
}

async function sweepSubmissionFolder(run: PushRun, receipt: ReceiptRow, limit: string): Promise<void> {
  const { database, epoch, ports } = run;
  const stray = await findStray(run, receipt, limit);
  if (stray) {
    const untouched = stray.item.eTag === undefined ? {} : { ifMatch: stray.item.eTag };
    await ports.graph.call(operations.deleteItem, { driveId: stray.driveId, itemId: stray.item.id }, untouched);
  }
  await runAsLeader(database, epoch, ['receipts', 'journal'], async () => {
    await database.receipts.update(receipt.responseId, { swept: 1 });
    if (stray) await addJournalEntry(database, ports.clock, receipt.responseId, 'stray deleted');
  });
}

async function findStray(
  { database, ports: { graph } }: SyncContext,
  receipt: ReceiptRow,
  limit: string,
): Promise<{ readonly driveId: string; readonly item: DriveItem } | undefined> {
  const driveId = (await database.teams.get(receipt.teamId))?.driveId;
  const submission = driveId ? await findItem(graph, driveId, receipt.driveItemId) : undefined;
  const responsesFolderId = submission?.parentReference?.id;
  if (!driveId || !submission || !responsesFolderId) return undefined;
  const library: ResponseLibrary = { graph, driveId, responsesFolderId };
  const item = await getChildWithFields(library, responsesFolderId, fileNames.responseDraft);
  if (!item || !isLeftBehind(item, receipt, limit)) return undefined;
  const [draft, submitted] = [await readResponse(library, item), await readResponse(library, submission)];
  const isOlder = draft && submitted && Date.parse(draft.timestamp) <= Date.parse(submitted.timestamp);
  return isOlder && draft.id === receipt.responseId && submitted.id === draft.id ? { driveId, item } : undefined;
}

/** Returns whether the file isn't marked with a response's ID, belongs to this user, and wasn't changed for a day. */
function isLeftBehind(item: DriveItem, receipt: ReceiptRow, limit: string): boolean {
  return isUnclaimed(item) && isUntouchedSince(item, receipt.userId, limit);
}

/** Reads a response file; `undefined` if it can't be parsed, because then this program didn't write it. */
async function readResponse({ graph, driveId }: ResponseLibrary, item: DriveItem): Promise<ResponseFile | undefined> {
  try {
    return await readJsonFile(graph, driveId, item, responseFile);
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) throw error;
    return undefined;
  }
}
