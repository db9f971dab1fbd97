import type { Locks } from '../ports.ts';
import type { Owner } from './scheduler.ts';

interface Waiting {
  readonly owner: Owner;
  readonly grant: () => void;
}

/** The locks of one browser. A tab that dies or freezes loses what it holds. */
export interface BrowserLocks {
  forTab(owner: Owner): Locks;
  release(owner: Owner): void;
}

export function createBrowserLocks(): BrowserLocks {
  const holders = new Map<string, Owner>();
  const queues = new Map<string, Waiting[]>();

  const pass = (name: string): void => {
    if (holders.has(name)) return;
    const queue = queues.get(name) ?? [];
    const next = queue.splice(0, queue.length).filter(({ owner }) => !owner.isDead);
    const [first, ...rest] = next;
    queues.set(name, rest);
    if (!first) return;
    holders.set(name, first.owner);
    first.grant();
  };

  const giveBack = (name: string, owner: Owner): void => {
    if (holders.get(name) !== owner) return;
    holders.delete(name);
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
      for (const [name, holder] of holders) if (holder === owner) giveBack(name, owner);
    },
  };
}
