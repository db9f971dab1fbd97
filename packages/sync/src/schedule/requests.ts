import type { SyncContext } from '../context.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { Flag, SyncRequestRow } from '../database/rows.ts';
import type { SyncRequest, SyncResult } from './sync-engine.ts';

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

interface PendingRequest {
  readonly request: SyncRequest;
  readonly isTransient: boolean;
}

/** Requests of one tab that have a callback, or that fail when offline. */
interface RequestCompletions {
  add(request: SyncRequest): void;
  /** Calls the callbacks of requests that any tab has completed, and of those that failed. */
  update(isOnline: boolean): Promise<void>;
}

export function createRequestCompletions({ database }: SyncContext): RequestCompletions {
  let waiting: readonly PendingRequest[] = [];

  const findResult = async (
    { request, isTransient }: PendingRequest,
    isOnline: boolean,
  ): Promise<SyncResult | undefined> => {
    const id = getRequestId(request);
    if ((await database.syncRequests.get(id)) === undefined) {
      const errors = request.teamId ? (await database.teamSync.get(request.teamId))?.errors : undefined;
      return { isDone: true, errors: errors ?? [] };
    }
    if (isOnline || !isTransient) return undefined;
    await database.syncRequests.delete(id);
    return { isDone: false, errors: [] };
  };

  return {
    add(request) {
      const isTransient = request.persistent === false;
      if (isTransient || request.completionCallback) waiting = [...waiting, { request, isTransient }];
    },
    async update(isOnline) {
      for (const one of waiting) {
        const result = await findResult(one, isOnline);
        if (!result || !waiting.includes(one)) continue;
        waiting = waiting.filter((other) => other !== one);
        one.request.completionCallback?.(result);
      }
    },
  };
}
