import { type EditLock, holdEditLock } from './edit-lock.ts';
import { flushPendingSaves, saveEverything } from './pending-saves.ts';

/** Which page of this browser edits something. */
export type EditTurn<Row> =
  | { readonly kind: 'asking' }
  /** This one. `row`: what is edited, as it was stored when this page got the lock. */
  | { readonly kind: 'here'; readonly row: Row | undefined }
  /** Another one. `hasTaken`: this page edited until then. */
  | { readonly kind: 'elsewhere'; readonly hasTaken: boolean };

export interface EditTurns {
  /**
   * Edits in this page: the other one saves and gives it up.
   *
   * @throws TakeRefused when the other page can't save what was typed there
   */
  take(): Promise<void>;
  /** Ends it, and lets another page edit once everything is saved. */
  close(): void;
}

/**
 * Lets one page of this browser edit what `name` stands for at a time. Others wait, and the next one goes on by itself once that page
 * leaves, is closed or crashes.
 */
export function createEditTurn<Row>(
  name: string,
  on: {
    /** Called with each change. Must render it before returning: anything typed after that isn't saved. */
    readonly change: (turn: EditTurn<Row>) => void;
    readonly read: () => Promise<Row | undefined>;
    /** As `read`, and makes what the other page saves from now on a copy. */
    readonly takeOver: () => Promise<Row | undefined>;
  },
): EditTurns {
  let held: EditLock | undefined;
  let waiting: AbortController | undefined;
  let isClosed = false;

  const readAlong = (hasTaken: boolean) => {
    held = undefined;
    if (isClosed) return;
    on.change({ kind: 'elsewhere', hasTaken });
    void wait();
  };
  const onTake = async () => {
    await saveEverything();
    readAlong(true);
    await flushPendingSaves();
  };
  const begin = async (lock: EditLock, load: typeof on.read) => {
    if (isClosed) return lock.release();
    held = lock;
    void lock.lost.then(() => held === lock && readAlong(true));
    try {
      const row = await load();
      if (held === lock && !isClosed) on.change({ kind: 'here', row });
    } catch (cause) {
      if (held === lock) held = undefined;
      lock.release();
      throw cause;
    }
  };
  const wait = async () => {
    waiting?.abort();
    const own = new AbortController();
    waiting = own;
    const lock = await holdEditLock(name, { mode: 'wait', signal: own.signal, onTake }).catch(() => undefined);
    if (!lock) return;
    if (own.signal.aborted) return lock.release();
    await begin(lock, on.read).catch(() => undefined);
  };
  const open = async () => {
    const lock = await holdEditLock(name, { onTake });
    if (lock) await begin(lock, on.read);
    else readAlong(false);
  };
  // A browser that forbids locks, or whose database can't be read, has no other page that could be written over.
  open().catch(() => isClosed || on.change({ kind: 'here', row: undefined }));

  return {
    async take() {
      waiting?.abort();
      try {
        const lock = await holdEditLock(name, { mode: 'take', onTake });
        if (lock) await begin(lock, on.takeOver);
      } catch (cause) {
        if (!isClosed) void wait();
        throw cause;
      }
    },
    close() {
      isClosed = true;
      waiting?.abort();
      held?.release(flushPendingSaves());
    },
  };
}
