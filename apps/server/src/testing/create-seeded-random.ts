/** Seeded random number generator. */
export interface SeededRandom {
  /** Returns a number from 0 to 1, exclusive. */
  next(): number;
  below(limit: number): number;
  maybe(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  bytes(length: number): Buffer;
}

/**
 * Creates a random number generator with the algorithm Mulberry32, which is in the public domain.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    maybe: (probability) => next() < probability,
    pick: (values) => values[below(values.length)]!,
    bytes(length) {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(below(2 ** 32), at);
      return bytes;
    },
  };
}
