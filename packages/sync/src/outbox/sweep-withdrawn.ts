import { type DriveItem, GraphError, GraphOutage, operations } from '@tideform/graph';
import { addJournalEntry } from '../database/journal.ts';
import { runAsLeader } from '../database/lease.ts';
import { isOwnRow } from '../database/own-rows.ts';
import type { AttachmentRow } from '../database/rows.ts';
import { findReferencedFiles } from '../files/delete-local-files.ts';
import { findFiles } from '../files/stored-file.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { responseFile } from '../library/stored-files.ts';
import { type AttachmentFolder, isAttachmentOfResponse, listChildren } from './files/attachment-folder.ts';
import { isUnfinishedUpload } from './files/unfinished-attachments.ts';
import type { PushRun } from './push-run.ts';
import { ignoreNotFound, isSubmission } from './remote/find-response-library.ts';
import { computeAgeLimits, isUntouchedSince } from './remote/is-untouched-since.ts';

/** Age after which a file that was marked with a response's ID is referenced by the response. */
const minAgeMs = 86_400_000;

type WithdrawnRow = AttachmentRow & Required<Pick<AttachmentRow, 'withdrawn'>>;

/**
 * Deletes files that withdrawn resubmissions have uploaded next to their submission, a day later. Files that a response
 * refers to, that other users created or changed, or that changed within the last day are kept.
 */
export async function sweepWithdrawn(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  const limits = computeAgeLimits(ports, minAgeMs);
  if (!person || !limits) return;
  const isDue = (row: AttachmentRow): row is WithdrawnRow =>
    row.withdrawn !== undefined && row.withdrawn.at < limits.here && isOwnRow(row, person);
  const rows = (await database.attachments.toArray()).filter(isDue);
  for (const ofOne of Map.groupBy(rows, (row) => row.responseId).values()) {
    try {
      await sweepSubmissionFolder(run, ofOne, limits.library);
    } catch (error) {
      if (error instanceof GraphOutage) return;
      // The deletion was refused; the file is checked again in an hour.
      if (!(error instanceof GraphError)) throw error;
    }
  }
}

async function sweepSubmissionFolder(run: PushRun, rows: readonly WithdrawnRow[], limit: string): Promise<void> {
  const folder = await findWithdrawnFolder(run, rows);
  if (!folder) return;
  const children = (await ignoreNotFound(listChildren(folder))) ?? [];
  const referenced = await findReferencedItems(folder, children);
  if (!referenced) return;
  for (const row of rows) {
    const item = children.find((child) => isWithdrawnFile(run, row, child));
    const isLeft = item !== undefined && !referenced.has(item.id);
    if (isLeft && !(isUntouchedSince(item, row.userId, limit) && (await deleteIfLeading(run, folder, item)))) continue;
    await runAsLeader(run.database, run.epoch, ['attachments', 'journal'], async () => {
      await run.database.attachments.delete([row.responseId, row.id]);
      if (isLeft) await addJournalEntry(run.database, run.ports.clock, row.responseId, 'stray deleted', row.id);
    });
  }
}

async function findWithdrawnFolder({ database, ports }: PushRun, [row]: readonly WithdrawnRow[]) {
  if (!row) return undefined;
  const { teamId, formId, folderId } = row.withdrawn;
  const driveId = (await database.teams.get(teamId))?.driveId;
  const library = driveId && { graph: ports.graph, driveId, responsesFolderId: folderId };
  return library ? { library, folderId, responseId: row.responseId, formId } : undefined;
}

/**
 * Returns the items that the submission's answers refer to, read after its folder was listed; `undefined` if that can't
 * be determined.
 */
async function findReferencedItems(
  { library: { graph, driveId }, responseId }: AttachmentFolder,
  children: readonly DriveItem[],
): Promise<ReadonlySet<unknown> | undefined> {
  if (children.length === 0) return new Set();
  const submission = children.find((item) => isSubmission(item, responseId));
  if (!submission) return undefined;
  try {
    const { data } = await readJsonFile(graph, driveId, submission, responseFile);
    return new Set(findFiles(data.data).map((file) => file.driveItemId));
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) throw error;
    return undefined;
  }
}

function isWithdrawnFile(run: PushRun, row: WithdrawnRow, item: DriveItem): boolean {
  const itemId = row.arrived?.driveItemId ?? row.claiming;
  return (item.id === itemId && isAttachmentOfResponse(item, row.responseId)) || isUnfinishedUpload(run, row, item);
}

/**
 * Deletes the item. Returns `false` if a response of this device refers to it, or it can't be deleted now because it is
 * locked or was just changed.
 */
async function deleteIfLeading(
  { database, epoch }: PushRun,
  { library }: AttachmentFolder,
  item: DriveItem,
): Promise<boolean> {
  const isNamed = await runAsLeader(database, epoch, ['responses'], async () =>
    (await findReferencedFiles(database, () => true)).itemIds.has(item.id),
  );
  if (isNamed) return false;
  const { graph, driveId } = library;
  const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
  try {
    await ignoreNotFound(graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched));
    return true;
  } catch (error) {
    if (error instanceof GraphError) return false;
    throw error;
  }
}
