import { acquireEditLock, type EditLock } from './edit-lock.ts';
import { flushPendingSaves, flushUntilSettled } from './pending-saves.ts';

/** Whether this page edits an object that only one page of this browser can edit at a time. */
export type EditState<Row> =
  | { readonly kind: 'asking' }
  /** This page edits the object. `row` is the object as stored when this page acquired the lock. */
  | { readonly kind: 'here'; readonly row: Row | undefined }
  /** Another page edits the object. `hasTaken`: that page took over from this page. */
  | { readonly kind: 'elsewhere'; readonly hasTaken: boolean };

export interface EditSession {
  /**
   * Takes over editing. The other page saves its changes and stops.
   *
   * @throws TakeRefused if the other page can't save its changes
   */
  takeOver(): Promise<void>;
  /** Stops editing, and lets another page edit after all changes are saved. */
  close(): void;
}

/**
 * Lets only one page of this browser edit the object `name` at a time. Other pages wait; the next one starts editing
 * when this page leaves, closes or crashes.
 */
export function createEditSession<Row>(
  name: string,
  callbacks: {
    /** Called when the state changes. Must render it before returning, because later input isn't saved. */
    readonly change: (state: EditState<Row>) => void;
    readonly read: () => Promise<Row | undefined>;
    /** Like `read`. In addition, the other page's later saves are stored as a copy. */
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
  // If locks are blocked or the database can't be read, this page can't overwrite changes of another page, so it edits.
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
