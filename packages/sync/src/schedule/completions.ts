import type { SyncContext } from '../context.ts';
import { requestIdOf } from './requests.ts';
import type { SyncOutcome, SyncRequest } from './sync-engine.ts';

interface Waiting {
  readonly request: SyncRequest;
  readonly isTransient: boolean;
}

/** The requests of one tab that somebody waits for, or that are worth nothing without a connection. */
export interface Completions {
  add(request: SyncRequest): void;
  /** Tells those whose request is done, whichever tab has done it, and those that have failed. */
  look(isOnline: boolean): Promise<void>;
}

export function createCompletions({ database }: SyncContext): Completions {
  let waiting: readonly Waiting[] = [];

  const outcomeOf = async ({ request, isTransient }: Waiting, isOnline: boolean): Promise<SyncOutcome | undefined> => {
    const id = requestIdOf(request);
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
    async look(isOnline) {
      for (const one of waiting) {
        const outcome = await outcomeOf(one, isOnline);
        if (!outcome || !waiting.includes(one)) continue;
        waiting = waiting.filter((other) => other !== one);
        one.request.completionCallback?.(outcome);
      }
    },
  };
}
