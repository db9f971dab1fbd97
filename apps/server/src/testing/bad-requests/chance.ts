/** Chance that can be repeated. */
export interface Chance {
  /** From 0 up to but not `below`. */
  int(below: number): number;
  maybe(probability: number): boolean;
  pick<Of>(from: readonly Of[]): Of;
}

/** Mulberry32: the same seed gives the same sequence on every machine. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, maybe: (probability) => next() < probability, pick: (from) => from[int(from.length)]! };
}
