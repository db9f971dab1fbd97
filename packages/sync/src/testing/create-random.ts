/** Creates a seeded random number generator with values from 0 (inclusive) to 1 (exclusive). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32, public domain.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a UUID from the given random numbers. */
export function createUuid(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...groups, digits.slice(20)].join('-');
}
