import type { SyncContext } from '../context.ts';
import { withReserve } from '../database/reserve.ts';
import type { Flag, SyncRequestRow } from '../database/rows.ts';
import type { SyncRequest } from './sync-engine.ts';

/** Where a request lies: one of each kind and team. */
export function requestIdOf({ requestType, teamId = '' }: SyncRequest): string {
  if (requestType === 'tenant') return '';
  return requestType === 'data-source' ? `data-source:${teamId}` : teamId;
}

/** Leaves a request for whichever tab leads. Asking again before it is done is one request. */
export async function leaveRequest(
  { database, ports }: SyncContext,
  request: SyncRequest,
  asked: Pick<SyncRequestRow, 'byPerson' | 'isCurrent' | 'isNotice'>,
): Promise<void> {
  const id = requestIdOf(request);
  const requestId = ports.chance.uuid();
  const { requestType = id === '' ? 'tenant' : 'team', teamId } = request;
  const leave = async () => {
    const waiting = await database.syncRequests.get(id);
    const byPerson = waiting?.byPerson || asked.byPerson;
    const isCurrent: Flag = waiting?.isCurrent || asked.isCurrent || 0;
    const isNotice = (waiting?.isNotice ?? 1) && (asked.isNotice ?? 0);
    const row = { id, requestId, requestType, ...(teamId && { teamId }), byPerson, isCurrent, isNotice };
    await database.syncRequests.put(row);
  };
  await withReserve(database, () => database.transaction('rw', database.syncRequests, leave));
}

/** A notice of the library asks for no more than a look, mostly at what this browser has just sent: the badge stays as it is. */
export function isAsked({ isNotice }: SyncRequestRow): boolean {
  return !isNotice;
}

/** Those of teams that somebody looks at first, and who asked in person before others. */
export function urgentFirst(requests: readonly SyncRequestRow[]): SyncRequestRow[] {
  const weight = ({ isCurrent = 0, byPerson }: SyncRequestRow) => 2 * isCurrent + byPerson;
  return requests.toSorted((a, b) => weight(b) - weight(a));
}

/** Forgets a request that is done, unless it was made again meanwhile. */
export async function requestDone({ database }: SyncContext, done: SyncRequestRow): Promise<void> {
  await database.transaction('rw', database.syncRequests, async () => {
    const row = await database.syncRequests.get(done.id);
    if (row?.requestId === done.requestId) await database.syncRequests.delete(done.id);
  });
}

/**
 * Did a person ask? Their wish to try at once counts once: when the sync does not get through, the usual waits apply to
 * what is left of the request.
 */
export async function heedPerson({ database }: SyncContext, requests: readonly SyncRequestRow[]): Promise<boolean> {
  const asked = requests.filter((request) => request.byPerson);
  if (asked.length === 0) return false;
  const heed = async () => {
    for (const { id, requestId } of asked) {
      const row = await database.syncRequests.get(id);
      if (row?.requestId === requestId) await database.syncRequests.put({ ...row, byPerson: 0 });
    }
  };
  await withReserve(database, () => database.transaction('rw', database.syncRequests, heed));
  return true;
}
