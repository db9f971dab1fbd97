import { addPendingSave, removePendingSave } from './pending-saves.ts';

/** Delays from the specification, in milliseconds: 1 s after the last change, at most 10 s after the first one. */
const QUIET_MS = 1_000;
const MAX_DELAY_MS = 10_000;

export interface Autosave {
  /** Reports a change, which is then saved soon. */
  scheduleSave(): void;
  /** Saves pending changes immediately. Resolves when they are stored; rejects if `save` rejects. */
  flush(): Promise<void>;
  /** Discards pending changes. */
  cancel(): void;
}

/**
 * Creates an autosave, which calls `save` when changes have settled. Saves never overlap: a change during a save starts
 * another save afterwards.
 *
 * @param onFailure called if an automatic save failed. The change stays pending and is saved with the next one
 */
export function createAutosave(save: () => Promise<void>, onFailure: (cause: unknown) => void): Autosave {
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let maxTimer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let running: Promise<void> = Promise.resolve();

  const stopTimers = () => {
    clearTimeout(quietTimer);
    clearTimeout(maxTimer);
    maxTimer = undefined;
  };

  const flush = (): Promise<void> => {
    stopTimers();
    if (!isDirty) return running;
    isDirty = false;
    const saving = running
      .catch(() => undefined)
      .then(save)
      .then(
        () => !isDirty && removePendingSave(flush),
        (cause: unknown) => {
          isDirty = true;
          throw cause;
        },
      )
      .then(() => undefined);
    running = saving;
    return saving;
  };

  const flushInBackground = () => flush().catch(onFailure);

  return {
    scheduleSave() {
      isDirty = true;
      addPendingSave(flush);
      clearTimeout(quietTimer);
      quietTimer = setTimeout(flushInBackground, QUIET_MS);
      maxTimer ??= setTimeout(flushInBackground, MAX_DELAY_MS);
    },
    flush,
    cancel() {
      stopTimers();
      isDirty = false;
      removePendingSave(flush);
    },
  };
}
