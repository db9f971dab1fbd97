import { acquireEditLock, type EditLock } from './edit-lock.ts';
import { flushPendingSaves, flushUntilSettled } from './pending-saves.ts';

/** State of editing that only one page of this browser can do at a time. */
export type EditState<Row> =
  | { readonly kind: 'asking' }
  /** This page edits. `row`: the edited data as stored when this page got the lock. */
  | { readonly kind: 'here'; readonly row: Row | undefined }
  /** Another page edits. `hasTaken`: this page edited until then. */
  | { readonly kind: 'elsewhere'; readonly hasTaken: boolean };

export interface EditSession {
  /**
   * Takes over editing: the other page saves and stops.
   *
   * @throws TakeRefused when the other page can't save its changes
   */
  takeOver(): Promise<void>;
  /** Stops, and lets another page edit once everything is saved. */
  close(): void;
}

/**
 * Allows one page of this browser at a time to edit the object `name`. Others wait, and the next one starts when that
 * page leaves, closes or crashes.
 */
export function createEditSession<Row>(
  name: string,
  callbacks: {
    /** Called with each change. Must render it before returning: anything typed after that isn't saved. */
    readonly change: (turn: EditState<Row>) => void;
    readonly read: () => Promise<Row | undefined>;
    /** Like `read`, and makes later saves of the other page a copy. */
    readonly takeOver: () => Promise<Row | undefined>;
  },
): EditSession {
  let heldLock: EditLock | undefined;
  let waiting: AbortController | undefined;
  let isClosed = false;

  const showOtherEditor = (hasTaken: boolean) => {
    heldLock = undefined;
    if (isClosed) return;
    callbacks.change({ kind: 'elsewhere', hasTaken });
    void waitForLock();
  };
  const onTake = async () => {
    await flushUntilSettled();
    showOtherEditor(true);
    await flushPendingSaves();
  };
  const startEditing = async (lock: EditLock, load: typeof callbacks.read) => {
    if (isClosed) return lock.release();
    heldLock = lock;
    void lock.lost.then(() => heldLock === lock && showOtherEditor(true));
    try {
      const row = await load();
      if (heldLock === lock && !isClosed) callbacks.change({ kind: 'here', row });
    } catch (cause) {
      if (heldLock === lock) heldLock = undefined;
      lock.release();
      throw cause;
    }
  };
  const waitForLock = async () => {
    waiting?.abort();
    const controller = new AbortController();
    waiting = controller;
    const lock = await acquireEditLock(name, { mode: 'wait', signal: controller.signal, onTake }).catch(
      () => undefined,
    );
    if (!lock) return;
    if (controller.signal.aborted) return lock.release();
    await startEditing(lock, callbacks.read).catch(() => undefined);
  };
  const open = async () => {
    const lock = await acquireEditLock(name, { onTake });
    if (lock) await startEditing(lock, callbacks.read);
    else showOtherEditor(false);
  };
  // If locks are blocked, or the database can't be read, no other page's changes could be overwritten.
  open().catch(() => isClosed || callbacks.change({ kind: 'here', row: undefined }));

  return {
    async takeOver() {
      waiting?.abort();
      try {
        const lock = await acquireEditLock(name, { mode: 'take', onTake });
        if (lock) await startEditing(lock, callbacks.takeOver);
      } catch (cause) {
        if (!isClosed) void waitForLock();
        throw cause;
      }
    },
    close() {
      isClosed = true;
      waiting?.abort();
      heldLock?.release(flushPendingSaves());
    },
  };
}
