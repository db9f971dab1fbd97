import type { SyncContext } from '../context.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { Flag, SyncRequestRow } from '../database/rows.ts';
import type { SyncRequest } from './sync-engine.ts';

/** Returns the key of a request: there is at most one request per kind and team. */
export function getRequestId({ requestType, teamId = '' }: SyncRequest): string {
  if (requestType === 'tenant') return '';
  return requestType === 'data-source' ? `data-source:${teamId}` : teamId;
}

/** Adds a request for the leading tab. Repeating it before it is processed merges with the waiting request. */
export async function enqueueSyncRequest(
  { database, ports }: SyncContext,
  request: SyncRequest,
  origin: Pick<SyncRequestRow, 'byPerson' | 'isCurrent' | 'isNotice'>,
): Promise<void> {
  const id = getRequestId(request);
  const requestId = ports.chance.uuid();
  const { requestType = id === '' ? 'tenant' : 'team', teamId } = request;
  const write = async () => {
    const waiting = await database.syncRequests.get(id);
    const byPerson = waiting?.byPerson || origin.byPerson;
    const isCurrent: Flag = waiting?.isCurrent || origin.isCurrent || 0;
    const isNotice = (waiting?.isNotice ?? 1) && (origin.isNotice ?? 0);
    const row = { id, requestId, requestType, ...(teamId && { teamId }), byPerson, isCurrent, isNotice };
    await database.syncRequests.put(row);
  };
  await withStorageReserve(database, () => database.transaction('rw', database.syncRequests, write));
}

/**
 * Returns whether a request should be shown on the sync badge. Requests after change notifications aren't, because they
 * mostly report what this browser has just sent.
 */
export function isShownOnBadge({ isNotice }: SyncRequestRow): boolean {
  return !isNotice;
}

/** Sorts requests: visible teams first, then those made by a user. */
export function sortByUrgency(requests: readonly SyncRequestRow[]): SyncRequestRow[] {
  const weight = ({ isCurrent = 0, byPerson }: SyncRequestRow) => 2 * isCurrent + byPerson;
  return requests.toSorted((a, b) => weight(b) - weight(a));
}

/** Removes a processed request, unless it was made again meanwhile. */
export async function completeRequest({ database }: SyncContext, done: SyncRequestRow): Promise<void> {
  await database.transaction('rw', database.syncRequests, async () => {
    const row = await database.syncRequests.get(done.id);
    if (row?.requestId === done.requestId) await database.syncRequests.delete(done.id);
  });
}

/**
 * Returns whether a user made one of the requests, and marks these requests as not made by a user: an immediate attempt
 * is only made once. If the sync fails, the remaining requests wait as usual.
 */
export async function consumeUserRequests(
  { database }: SyncContext,
  requests: readonly SyncRequestRow[],
): Promise<boolean> {
  const userRequests = requests.filter((request) => request.byPerson);
  if (userRequests.length === 0) return false;
  const clearMarks = async () => {
    for (const { id, requestId } of userRequests) {
      const row = await database.syncRequests.get(id);
      if (row?.requestId === requestId) await database.syncRequests.put({ ...row, byPerson: 0 });
    }
  };
  await withStorageReserve(database, () => database.transaction('rw', database.syncRequests, clearMarks));
  return true;
}
