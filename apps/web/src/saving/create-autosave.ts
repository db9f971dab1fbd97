import { expectSave, forgetSave } from './pending-saves.ts';

/** Autosave of the specification: 1 s after the last change, 10 s after the first one at the latest. */
const QUIET_MS = 1_000;
const LONGEST_MS = 10_000;

export interface Autosave {
  /** Something changed: save soon. */
  touch(): void;
  /** Saves now what was not saved yet. Resolves when it is committed; rejects as `save` does. */
  flush(): Promise<void>;
  /** Forgets what was not saved. */
  cancel(): void;
}

/**
 * Calls `save` after changes have settled. Saves never overlap: a change during a save starts the next one after it.
 *
 * @param onFailure told when a save that nobody waits for failed; the change stays unsaved and is tried again with the next one
 */
export function createAutosave(save: () => Promise<void>, onFailure: (cause: unknown) => void): Autosave {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let running: Promise<void> = Promise.resolve();

  const stopTimers = () => {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
  };

  const flush = (): Promise<void> => {
    stopTimers();
    if (!isDirty) return running;
    isDirty = false;
    const saving = running
      .catch(() => undefined)
      .then(save)
      .then(
        () => !isDirty && forgetSave(flush),
        (cause: unknown) => {
          isDirty = true;
          throw cause;
        },
      )
      .then(() => undefined);
    running = saving;
    return saving;
  };

  const flushAlone = () => flush().catch(onFailure);

  return {
    touch() {
      isDirty = true;
      expectSave(flush);
      clearTimeout(quiet);
      quiet = setTimeout(flushAlone, QUIET_MS);
      longest ??= setTimeout(flushAlone, LONGEST_MS);
    },
    flush,
    cancel() {
      stopTimers();
      isDirty = false;
      forgetSave(flush);
    },
  };
}
