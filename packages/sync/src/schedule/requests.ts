import type { SyncContext } from '../context.ts';
import type { Flag, SyncRequestRow } from '../database/rows.ts';

/** Leaves a request for whichever tab leads. Asking again before it is done is one request. */
export async function leaveRequest(
  { database, ports }: SyncContext,
  teamId: string | undefined,
  byPerson: Flag,
): Promise<void> {
  const id = teamId ?? '';
  const requestId = ports.chance.uuid();
  await database.transaction('rw', database.syncRequests, async () => {
    const waiting = await database.syncRequests.get(id);
    await database.syncRequests.put({ id, requestId, byPerson: waiting?.byPerson || byPerson });
  });
}

/** Forgets a request that is done, unless it was made anew meanwhile. */
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
  await database.transaction('rw', database.syncRequests, async () => {
    for (const { id, requestId } of asked) {
      const row = await database.syncRequests.get(id);
      if (row?.requestId === requestId) await database.syncRequests.put({ ...row, byPerson: 0 });
    }
  });
  return true;
}
