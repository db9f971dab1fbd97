import type { SyncContext } from '../context.ts';
import { getRequestId } from './requests.ts';
import type { SyncRequest, SyncResult } from './sync-engine.ts';

interface PendingRequest {
  readonly request: SyncRequest;
  readonly isTransient: boolean;
}

/** Requests of one tab that have a callback, or that fail when offline. */
export interface RequestCompletions {
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
