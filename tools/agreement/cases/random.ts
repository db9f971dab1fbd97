/** Chance that can be repeated: the same seed makes the same choices, in a browser and on Node. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** A whole number from 0 up to, but not, `count`. */
  below(count: number): number;
  chance(share: number): boolean;
  pick<Thing>(things: readonly Thing[]): Thing;
}

/** Mulberry32: 32 bits of state, good enough to vary test cases. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, chance: (share) => next() < share, pick: (things) => things[below(things.length)]! };
}

/** A seed of one of many things that are made from one seed. */
export function seedOf(seed: number, index: number): number {
  return (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
}
