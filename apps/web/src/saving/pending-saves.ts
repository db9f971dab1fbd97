/** Functions that save pending changes, from all parts of the page. */
const pending = new Set<() => Promise<void>>();

/** Registers a function that saves pending changes. `removePendingSave` removes it. */
export const addPendingSave = (flush: () => Promise<void>): void => void pending.add(flush);
export const removePendingSave = (flush: () => Promise<void>): void => void pending.delete(flush);

/**
 * Saves all pending changes of the page.
 *
 * @throws the first error, after all functions were called
 */
export async function flushPendingSaves(): Promise<void> {
  const results = await Promise.allSettled([...pending].map((flush) => flush()));
  const failed = results.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Maximum number of rounds. A form whose code constantly changes answers would never finish saving. */
const MAX_ROUNDS = 5;

/**
 * Saves all pending changes of the page, repeatedly while there are new changes.
 *
 * @throws the first error
 */
export async function flushUntilSettled(): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS && pending.size > 0; round += 1) await flushPendingSaves();
}
