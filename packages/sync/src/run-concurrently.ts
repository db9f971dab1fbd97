/**
 * Runs `work` for each item in order, with at most `atOnce` calls at the same time. After the first error, no further
 * call starts. The returned promise rejects only after the running calls have ended, so that a retry can't overlap with
 * them.
 */
export async function runConcurrently<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failure: { readonly error: unknown } | undefined;
  const worker = async () => {
    for (const item of queue) {
      if (failure) return;
      await work(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  if (failure) throw failure.error;
}
