import { type DriveItem, GraphError, GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { asLeader } from '../database/lease.ts';
import { isOwn } from '../database/own-rows.ts';
import type { ReceiptRow } from '../database/rows.ts';
import { findItem } from '../library/find-item.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type ResponseFile, responseFile } from '../library/stored-files.ts';
import { isUnclaimed } from './files/attachment-folder.ts';
import type { PushRun } from './push-run.ts';
import { isLeftAlone, limitsOf } from './remote/is-left-alone.ts';
import { childWithFields, type ResponseLibrary } from './remote/response-library.ts';

/** A request that is older than this has arrived or is lost. */
const patienceMs = 86_400_000;
const receiptsAtOnce = 50;

/**
 * Takes away what the network delivered late: a file of a draft beside the submission that the draft became. Looks once
 * beside each submission of this device, a day after it has arrived. What may be somebody's work stays.
 */
export async function sweepStrays(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  const limits = limitsOf(ports, patienceMs);
  if (!person || !limits) return;
  const receipts = (await database.receipts.toArray()).filter(
    (receipt) => !receipt.swept && receipt.at < limits.here && isOwn(receipt, person),
  );
  for (const receipt of receipts.slice(0, receiptsAtOnce)) {
    try {
      await sweepBeside(run, receipt, limits.library);
    } catch (error) {
      if (error instanceof GraphOutage) return;
      // Locked, refused, or written in between: looked at again in an hour.
      if (!(error instanceof GraphError)) throw error;
    }
  }
}

async function sweepBeside(run: PushRun, receipt: ReceiptRow, limit: string): Promise<void> {
  const { database, epoch, ports } = run;
  const stray = await findStray(run, receipt, limit);
  if (stray) {
    const untouched = stray.item.eTag === undefined ? {} : { ifMatch: stray.item.eTag };
    await ports.graph.call(operations.deleteItem, { driveId: stray.driveId, itemId: stray.item.id }, untouched);
  }
  await asLeader(database, epoch, ['receipts', 'journal'], async () => {
    await database.receipts.update(receipt.responseId, { swept: 1 });
    if (stray) await note(database, ports.clock, receipt.responseId, 'stray deleted');
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
  const item = await childWithFields(library, responsesFolderId, fileNames.responseDraft);
  if (!item || !isLeftBehind(item, receipt, limit)) return undefined;
  const [draft, submitted] = [await readResponse(library, item), await readResponse(library, submission)];
  const isOlder = draft && submitted && Date.parse(draft.timestamp) <= Date.parse(submitted.timestamp);
  return isOlder && draft.id === receipt.responseId && submitted.id === draft.id ? { driveId, item } : undefined;
}

/** Nobody has claimed it, it is this person's, and nobody has touched it for a day. */
function isLeftBehind(item: DriveItem, receipt: ReceiptRow, limit: string): boolean {
  return isUnclaimed(item) && isLeftAlone(item, receipt.userId, limit);
}

/** What cannot be read is nothing that we wrote. */
async function readResponse({ graph, driveId }: ResponseLibrary, item: DriveItem): Promise<ResponseFile | undefined> {
  try {
    return await readJsonFile(graph, driveId, item, responseFile);
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) throw error;
    return undefined;
  }
}
