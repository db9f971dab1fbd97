import type { Database, OutboxRow, ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import {
  compareUrgency,
  type DeviceResponse,
  describeDeletion,
  describeReceipt,
  describeStoredResponse,
  visibleFailureAttempts,
} from './device-response.ts';

interface AccountIds {
  readonly tenantId: string;
  readonly userId: string;
}

/** Responses of one user on this device, up to a requested number. */
export interface DeviceResponses {
  /** Responses sorted by urgency, then newest first. */
  readonly responses: readonly DeviceResponse[];
  readonly hasMore: boolean;
  /** IDs of all responses that aren't completely in the library yet. */
  readonly unsentIds: readonly string[];
}

/** Time for which receipts are shown: seven days. */
const shownMs = 7 * 86_400_000;
const deletionSteps: readonly OutboxRow['step'][] = ['tellDeletion', 'removeRemote'];

/**
 * Loads the user's responses in all teams, including recent receipts. Even of ten thousand responses, loads only those
 * that may be among the first `maxCount`.
 */
export async function loadDeviceResponses(
  database: Database,
  person: AccountIds,
  maxCount: number,
): Promise<DeviceResponses> {
  const isOwn = (row: AccountIds) => row.tenantId === person.tenantId && row.userId === person.userId;
  const dirtyIds = await findDirtyIds(database, person);
  const rows = (await loadCandidates(database, person, dirtyIds, maxCount + 1)).filter(isOwn);
  const ids = rows.map(({ id }) => id);
  const [queued, leaving, latePdfs, receipts, deletedIds] = await Promise.all([
    database.outbox.bulkGet(ids),
    database.outbox.where('step').anyOf(deletionSteps).toArray(),
    database.outbox.where('step').equals('latePdf').primaryKeys(),
    rows.length > maxCount ? [] : database.receipts.toArray(),
    database.responses.where('deleted').equals(1).primaryKeys(),
  ]);
  const since = new Date(Date.now() - shownMs).toISOString();
  const byId = new Map<string, DeviceResponse>();
  for (const row of receipts) {
    const { responseId } = row;
    if (isOwn(row) && row.at > since) byId.set(responseId, describeReceipt(row, latePdfs.includes(responseId)));
  }
  for (const row of leaving) if (isOwn(row)) byId.set(row.responseId, describeDeletion(row));
  for (const [index, row] of rows.entries()) byId.set(row.id, describeStoredResponse(row, queued[index]));
  const responses = [...byId.values()].sort(compareUrgency);
  const unsentIds = new Set([...dirtyIds, ...responses.filter(({ isUnsent }) => isUnsent).map(({ id }) => id)]);
  for (const id of deletedIds) unsentIds.delete(id);
  return {
    responses: await addDetails(database, responses.slice(0, maxCount)),
    hasMore: responses.length > maxCount,
    unsentIds: [...unsentIds],
  };
}

function findDirtyIds({ responses }: Database, { tenantId, userId }: AccountIds): Promise<string[]> {
  return responses.where('[isDirty+tenantId+userId]').equals([1, tenantId, userId]).primaryKeys();
}

/** Loads up to `most` responses of each kind: failed ones, unsent drafts, and the newest of each team. */
async function loadCandidates(
  { responses, outbox, teams }: Database,
  { userId }: AccountIds,
  dirtyIds: readonly string[],
  maxCount: number,
): Promise<ResponseRow[]> {
  const [teamIds, queuedIds, ...failedIds] = await Promise.all([
    teams.toCollection().primaryKeys(),
    outbox.toCollection().primaryKeys(),
    outbox.where('state').equals('needsAttention').primaryKeys(),
    outbox.where('tries').aboveOrEqual(visibleFailureAttempts).primaryKeys(),
    responses.where('pushFailure.failure.kind').aboveOrEqual('').primaryKeys(),
  ]);
  const newest = (teamId: string, submitted: 0 | 1) => {
    const all = [teamId, userId, submitted];
    // In IndexedDB, arrays sort after all other keys, so `[]` is an upper bound.
    const range = responses.where('[teamId+userId+submitted+timestamp]').between(all, [...all, []], true, true);
    return range.reverse().limit(maxCount).primaryKeys();
  };
  const newestIds = await Promise.all(teamIds.flatMap((id) => [newest(id, 1), newest(id, 0)]));
  const isQueued = new Set(queuedIds);
  const waitingIds = dirtyIds.filter((id) => !isQueued.has(id)).slice(0, maxCount);
  const rows = await responses.bulkGet([...new Set([...failedIds.flat(), ...waitingIds, ...newestIds.flat()])]);
  return rows.filter((row) => row !== undefined);
}

/** Adds titles and icons of the forms, and number and size of the files. */
async function addDetails(database: Database, shown: readonly DeviceResponse[]): Promise<DeviceResponse[]> {
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

/**
 * Returns the first `most` of the user's responses on this device, in all teams and with recent receipts; `undefined`
 * while loading. If `most` grows, the previous result is returned until more responses are loaded.
 */
export function useDeviceResponses(maxCount: number): DeviceResponses | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => loadDeviceResponses(database, identity, maxCount), [database, identity, maxCount]);
}
