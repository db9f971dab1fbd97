/** Maximum time in milliseconds before long work yields to the page. */
const MAX_BLOCKING_MS = 8;

export interface Yielder {
  /** Returns whether the current work has blocked the page for the maximum time. */
  isDue(): boolean;
  /** Yields to the browser, so that the page handles pending input. */
  yieldNow(): Promise<void>;
}

export function createYielder(): Yielder {
  let lastMs = performance.now();
  return {
    isDue: () => performance.now() - lastMs > MAX_BLOCKING_MS,
    async yieldNow() {
      await yieldToPage();
      lastMs = performance.now();
    },
  };
}

interface SchedulerHost {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Yields to the browser. NOTE: not every browser supports `scheduler.yield`. */
const yieldToPage = (): Promise<void> =>
  (globalThis as SchedulerHost).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

const CHECK_INTERVAL = 32;

/** Calls `act` for each item and yields regularly, so that the page stays responsive. */
export async function forEachYielding<Item>(
  items: readonly Item[],
  yielder: Yielder,
  processItem: (item: Item, at: number) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    processItem(item, at);
    if (at % CHECK_INTERVAL === CHECK_INTERVAL - 1 && yielder.isDue()) await yielder.yieldNow();
  }
}

const RUN_LENGTH = 1_000;

/** Sorts like `toSorted`, but yields regularly: sorts short runs, and then merges them. */
export async function sortYielding<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  yielder: Yielder,
): Promise<readonly Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += RUN_LENGTH) {
    runs.push(items.slice(from, from + RUN_LENGTH).sort(compare));
    if (yielder.isDue()) await yielder.yieldNow();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await mergeYielding(runs[at] ?? [], runs[at + 1] ?? [], compare, yielder));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergeYielding<Item>(
  one: Item[],
  other: Item[],
  compare: (one: Item, other: Item) => number,
  yielder: Yielder,
): Promise<Item[]> {
  const last = one.at(-1);
  // The two runs are already in order, which is common for sorted sources.
  if (last === undefined || other[0] === undefined || compare(last, other[0]) <= 0) return one.concat(other);
  const all: Item[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    const [left, right] = [one[first] as Item, other[second] as Item];
    if (compare(left, right) <= 0) {
      all.push(left);
      first += 1;
    } else {
      all.push(right);
      second += 1;
    }
    if (all.length % CHECK_INTERVAL === 0 && yielder.isDue()) await yielder.yieldNow();
  }
  return all.concat(one.slice(first), other.slice(second));
}
