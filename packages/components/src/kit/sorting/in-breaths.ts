/** So long a long work may keep a page from hearing anybody. */
const BREATH_MS = 8;

export interface Breath {
  /** Is it time to `take` one? */
  isDue(): boolean;
  /** Lets the page hear whoever has pressed or typed meanwhile. */
  take(): Promise<void>;
}

export function openBreath(): Breath {
  let lastMs = performance.now();
  return {
    isDue: () => performance.now() - lastMs > BREATH_MS,
    async take() {
      await pause();
      lastMs = performance.now();
    },
  };
}

interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** NOTE: not every browser has a scheduler. */
const pause = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

const LOOK_EVERY = 32;

/** Does something with each of many things. */
export async function eachInBreaths<Item>(
  items: readonly Item[],
  breath: Breath,
  act: (item: Item, at: number) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    act(item, at);
    if (at % LOOK_EVERY === LOOK_EVERY - 1 && breath.isDue()) await breath.take();
  }
}

const RUN = 1_000;

/** Sorts as `toSorted` does: runs first, then two and two are merged. */
export async function sortedInBreaths<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  breath: Breath,
): Promise<readonly Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += RUN) {
    runs.push(items.slice(from, from + RUN).sort(compare));
    if (breath.isDue()) await breath.take();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await mergedInBreaths(runs[at] ?? [], runs[at + 1] ?? [], compare, breath));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergedInBreaths<Item>(
  one: Item[],
  other: Item[],
  compare: (one: Item, other: Item) => number,
  breath: Breath,
): Promise<Item[]> {
  const last = one.at(-1);
  // What is in order already, as most registers are.
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
    if (all.length % LOOK_EVERY === 0 && breath.isDue()) await breath.take();
  }
  return all.concat(one.slice(first), other.slice(second));
}
