import { type DriveItem, GraphError, GraphOutage, operations } from '@tideform/graph';
import { note } from '../database/journal.ts';
import { asLeader } from '../database/lease.ts';
import { isOwn } from '../database/own-rows.ts';
import type { AttachmentRow } from '../database/rows.ts';
import { namedFiles } from '../files/named-files.ts';
import { filesIn } from '../files/stored-file.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { responseFile } from '../library/stored-files.ts';
import { type AttachmentFolder, childrenOf, isClaimed } from './files/attachment-folder.ts';
import { isUnfinished } from './files/unfinished-attachments.ts';
import type { PushRun } from './push-run.ts';
import { isLeftAlone, limitsOf } from './remote/is-left-alone.ts';
import { isSubmission } from './remote/response-item.ts';
import { ifFound } from './remote/response-library.ts';

/** Whoever takes a file over while it has its name names it within this time. */
const patienceMs = 86_400_000;

type WithdrawnRow = AttachmentRow & Required<Pick<AttachmentRow, 'withdrawn'>>;

/**
 * Takes away what resubmissions that were taken back have brought beside their submission, a day after. What a response
 * names, somebody else has made or changed, or anybody has touched within the day stays.
 */
export async function sweepWithdrawn(run: PushRun): Promise<void> {
  const { database, ports } = run;
  const person = ports.identity();
  const limits = limitsOf(ports, patienceMs);
  if (!person || !limits) return;
  const isDue = (row: AttachmentRow): row is WithdrawnRow =>
    row.withdrawn !== undefined && row.withdrawn.at < limits.here && isOwn(row, person);
  const rows = (await database.attachments.toArray()).filter(isDue);
  for (const ofOne of Map.groupBy(rows, (row) => row.responseId).values()) {
    try {
      await sweepBeside(run, ofOne, limits.library);
    } catch (error) {
      if (error instanceof GraphOutage) return;
      // Refused: looked at again in an hour.
      if (!(error instanceof GraphError)) throw error;
    }
  }
}

async function sweepBeside(run: PushRun, rows: readonly WithdrawnRow[], limit: string): Promise<void> {
  const folder = await folderOf(run, rows);
  if (!folder) return;
  const children = (await ifFound(childrenOf(folder))) ?? [];
  const named = await namedBySubmission(folder, children);
  if (!named) return;
  for (const row of rows) {
    const item = children.find((child) => isThis(run, row, child));
    const isLeft = item !== undefined && !named.has(item.id);
    if (isLeft && !(isLeftAlone(item, row.userId, limit) && (await remove(run, folder, item)))) continue;
    await asLeader(run.database, run.epoch, ['attachments', 'journal'], async () => {
      await run.database.attachments.delete([row.responseId, row.id]);
      if (isLeft) await note(run.database, run.ports.clock, row.responseId, 'stray deleted', row.id);
    });
  }
}

async function folderOf({ database, ports }: PushRun, [row]: readonly WithdrawnRow[]) {
  if (!row) return undefined;
  const { teamId, formId, folderId } = row.withdrawn;
  const driveId = (await database.teams.get(teamId))?.driveId;
  const library = driveId && { graph: ports.graph, driveId, responsesFolderId: folderId };
  return library ? { library, folderId, responseId: row.responseId, formId } : undefined;
}

/** The items that the submission's answers name, read after its folder was. `undefined`: nobody can tell. */
async function namedBySubmission(
  { library: { graph, driveId }, responseId }: AttachmentFolder,
  children: readonly DriveItem[],
): Promise<ReadonlySet<unknown> | undefined> {
  if (children.length === 0) return new Set();
  const submission = children.find((item) => isSubmission(item, responseId));
  if (!submission) return undefined;
  try {
    const { data } = await readJsonFile(graph, driveId, submission, responseFile);
    return new Set(filesIn(data.data).map((file) => file.driveItemId));
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) throw error;
    return undefined;
  }
}

function isThis(run: PushRun, row: WithdrawnRow, item: DriveItem): boolean {
  const itemId = row.arrived?.driveItemId ?? row.claiming;
  return (item.id === itemId && isClaimed(item, row.responseId)) || isUnfinished(run, row, item);
}

/** `false`: a response of this device names it, or it cannot be deleted now: locked, or somebody has just touched it. */
async function remove({ database, epoch }: PushRun, { library }: AttachmentFolder, item: DriveItem): Promise<boolean> {
  const isNamed = await asLeader(database, epoch, ['responses'], async () =>
    (await namedFiles(database, () => true)).itemIds.has(item.id),
  );
  if (isNamed) return false;
  const { graph, driveId } = library;
  const untouched = item.eTag === undefined ? {} : { ifMatch: item.eTag };
  try {
    await ifFound(graph.call(operations.deleteItem, { driveId, itemId: item.id }, untouched));
    return true;
  } catch (error) {
    if (error instanceof GraphError) return false;
    throw error;
  }
}
