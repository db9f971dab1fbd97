/** Saves of the whole page that have yet to happen. */
const pending = new Set<() => Promise<void>>();

/** Notes that `flush` has something to save; `forgetSave` when it has not any more. */
export const expectSave = (flush: () => Promise<void>): void => void pending.add(flush);
export const forgetSave = (flush: () => Promise<void>): void => void pending.delete(flush);

/**
 * Saves everything that is not saved yet, wherever on the page it is.
 *
 * @throws the first failure, once all have been tried.
 */
export async function flushPendingSaves(): Promise<void> {
  const ends = await Promise.allSettled([...pending].map((flush) => flush()));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Most saves in a row: a form whose code changes its answers all the time is never saved whole. */
const MOST_ROUNDS = 5;

/**
 * As `flushPendingSaves`, and once more while something has changed meanwhile.
 *
 * @throws the first failure
 */
export async function saveEverything(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && pending.size > 0; round += 1) await flushPendingSaves();
}
