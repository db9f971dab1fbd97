import type { Database, OutboxRow, ResponseRow } from '@tideform/sync';
import {
  arrivedResponse,
  byUrgency,
  type DeviceResponse,
  deviceResponse,
  leavingSubmission,
  patience,
} from './device-response.ts';

interface Person {
  readonly tenantId: string;
  readonly userId: string;
}

/** What this device has of the person, as far as it was asked for. */
export interface DeviceWork {
  /** What needs the person first, then newest first. */
  readonly responses: readonly DeviceResponse[];
  readonly hasMore: boolean;
  /** Of all of it, what is not in the library. */
  readonly unsentIds: readonly string[];
}

/** Receipts are shown for so long. */
const shownMs = 7 * 86_400_000;
const leavingSteps: readonly OutboxRow['step'][] = ['tellDeletion', 'removeRemote'];

/**
 * The person's responses in all teams, and what has arrived lately. Of ten thousand, each with its form, those are read that
 * may be among the first `most`.
 */
export async function readDevice(database: Database, person: Person, most: number): Promise<DeviceWork> {
  const isOwn = (row: Person) => row.tenantId === person.tenantId && row.userId === person.userId;
  const dirtyIds = await findDirtyIds(database, person);
  const rows = (await readCandidates(database, person, dirtyIds, most + 1)).filter(isOwn);
  const ids = rows.map(({ id }) => id);
  const [queued, leaving, latePdfs, receipts, deletedIds] = await Promise.all([
    database.outbox.bulkGet(ids),
    database.outbox.where('step').anyOf(leavingSteps).toArray(),
    database.outbox.where('step').equals('latePdf').primaryKeys(),
    rows.length > most ? [] : database.receipts.toArray(),
    database.responses.where('deleted').equals(1).primaryKeys(),
  ]);
  const since = new Date(Date.now() - shownMs).toISOString();
  const all = new Map<string, DeviceResponse>();
  for (const row of receipts) {
    const { responseId } = row;
    if (isOwn(row) && row.at > since) all.set(responseId, arrivedResponse(row, latePdfs.includes(responseId)));
  }
  for (const row of leaving) if (isOwn(row)) all.set(row.responseId, leavingSubmission(row));
  for (const [at, row] of rows.entries()) all.set(row.id, deviceResponse(row, queued[at]));
  const responses = [...all.values()].sort(byUrgency);
  const unsentIds = new Set([...dirtyIds, ...responses.filter(({ isUnsent }) => isUnsent).map(({ id }) => id)]);
  for (const id of deletedIds) unsentIds.delete(id);
  return {
    responses: await withDetails(database, responses.slice(0, most)),
    hasMore: responses.length > most,
    unsentIds: [...unsentIds],
  };
}

function findDirtyIds({ responses }: Database, { tenantId, userId }: Person): Promise<string[]> {
  return responses.where('[isDirty+tenantId+userId]').equals([1, tenantId, userId]).primaryKeys();
}

/** Of each state as many as may be shown: what has failed, drafts that wait, and the newest of each team. */
async function readCandidates(
  { responses, outbox, teams }: Database,
  { userId }: Person,
  dirtyIds: readonly string[],
  most: number,
): Promise<ResponseRow[]> {
  const [teamIds, queuedIds, ...failedIds] = await Promise.all([
    teams.toCollection().primaryKeys(),
    outbox.toCollection().primaryKeys(),
    outbox.where('state').equals('needsAttention').primaryKeys(),
    outbox.where('tries').aboveOrEqual(patience).primaryKeys(),
    responses.where('pushFailure.failure.kind').aboveOrEqual('').primaryKeys(),
  ]);
  const newest = (teamId: string, submitted: 0 | 1) => {
    const all = [teamId, userId, submitted];
    // In the order of keys a list comes after every other value.
    const range = responses.where('[teamId+userId+submitted+timestamp]').between(all, [...all, []], true, true);
    return range.reverse().limit(most).primaryKeys();
  };
  const newestIds = await Promise.all(teamIds.flatMap((id) => [newest(id, 1), newest(id, 0)]));
  const isQueued = new Set(queuedIds);
  const waitingIds = dirtyIds.filter((id) => !isQueued.has(id)).slice(0, most);
  const rows = await responses.bulkGet([...new Set([...failedIds.flat(), ...waitingIds, ...newestIds.flat()])]);
  return rows.filter((row) => row !== undefined);
}

/** With what forms and files say of them. */
async function withDetails(database: Database, shown: readonly DeviceResponse[]): Promise<DeviceResponse[]> {
  const forms = await database.forms.bulkGet(shown.map(({ formId }) => formId));
  const files = await database.attachments
    .where('responseId')
    .anyOf(shown.map(({ id }) => id))
    .toArray();
  return shown.map((response, at) => {
    const own = files.filter(({ responseId }) => responseId === response.id);
    return {
      ...response,
      formTitle: forms[at]?.title ?? response.formTitle,
      icon: forms[at]?.icon,
      fileCount: own.length,
      fileBytes: own.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    };
  });
}
