/** Seeded random number generator: the same seed yields the same choices, in a browser and on Node. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from 0 (inclusive) to `count` (exclusive). */
  nextBelow(count: number): number;
  isChosen(share: number): boolean;
  pick<Thing>(things: readonly Thing[]): Thing;
}

/** Creates a Mulberry32 generator: 32 bits of state are enough to vary test cases. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    nextBelow: below,
    isChosen: (share) => next() < share,
    pick: (things) => things[below(things.length)]!,
  };
}

/** Derives the seed of the item at `index` from the seed of the whole run. */
export function deriveSeed(seed: number, index: number): number {
  return (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
}
