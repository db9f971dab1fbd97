import type { LockManager } from '../ports.ts';
import type { EventOwner } from './scheduler.ts';

interface LockRequest {
  readonly owner: EventOwner;
  readonly grant: () => void;
}

/** Locks of one browser. A tab that dies or freezes loses its locks. */
export interface BrowserLocks {
  forTab(owner: EventOwner): LockManager;
  release(owner: EventOwner): void;
}

export function createBrowserLocks(): BrowserLocks {
  const owners = new Map<string, EventOwner>();
  const queues = new Map<string, LockRequest[]>();

  const pass = (name: string): void => {
    if (owners.has(name)) return;
    const queue = queues.get(name) ?? [];
    const next = queue.splice(0, queue.length).filter(({ owner }) => !owner.isDead);
    const [first, ...rest] = next;
    queues.set(name, rest);
    if (!first) return;
    owners.set(name, first.owner);
    first.grant();
  };

  const giveBack = (name: string, owner: EventOwner): void => {
    if (owners.get(name) !== owner) return;
    owners.delete(name);
    pass(name);
  };

  return {
    forTab: (owner) => ({
      async hold(name, signal, work) {
        await new Promise<void>((grant, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
          queues.set(name, [...(queues.get(name) ?? []), { owner, grant }]);
          pass(name);
        });
        try {
          return await work();
        } finally {
          giveBack(name, owner);
        }
      },
    }),
    release(owner) {
      for (const [name, holder] of owners) if (holder === owner) giveBack(name, owner);
    },
  };
}
