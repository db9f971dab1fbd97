/** Pending saves of the whole page. */
const pending = new Set<() => Promise<void>>();

/** Registers `flush`, which has something to save; `removePendingSave` removes it. */
export const addPendingSave = (flush: () => Promise<void>): void => void pending.add(flush);
export const removePendingSave = (flush: () => Promise<void>): void => void pending.delete(flush);

/**
 * Runs all pending saves of the page.
 *
 * @throws the first error, after all have been tried
 */
export async function flushPendingSaves(): Promise<void> {
  const results = await Promise.allSettled([...pending].map((flush) => flush()));
  const failed = results.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Maximum rounds: a form whose code constantly changes answers never finishes saving. */
const MAX_ROUNDS = 5;

/**
 * Like `flushPendingSaves`, repeated while there are new changes.
 *
 * @throws the first error
 */
export async function flushUntilSettled(): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS && pending.size > 0; round += 1) await flushPendingSaves();
}
