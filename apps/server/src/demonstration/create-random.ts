import { createHash } from 'node:crypto';

/** Random number generator seeded with words. Returns the same sequence on every machine. */
export interface Random {
  /** Returns a number x with 0 ≤ x < 1. */
  random(): number;
  /** Returns an integer from `low` to `high`, inclusive. */
  integer(low: number, high: number): number;
  /** Returns true with a probability of `share` percent. */
  isWithinPercent(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Returns a random key. Each key's probability is proportional to its weight. */
  pickWeighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  /** Returns `count` different random values, in the order of `values`. */
  pickSome<Value>(values: readonly Value[], count: number): readonly Value[];
}

export function createRandom(...words: readonly (string | number)[]): Random {
  let state = computeSeed(words.join('\n'));
  // Mulberry32 by Tommy Ettinger: 32 bits of state are enough for a few hundred random numbers.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    random,
    integer: whole,
    isWithinPercent: (share) => random() * 100 < share,
    pick: (values) => values[whole(0, values.length - 1)]!,
    pickWeighted<Key extends string>(weights: Readonly<Record<Key, number>>) {
      const entries = Object.entries(weights) as [Key, number][];
      let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const picked = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (picked ?? entries.at(-1)!)[0];
    },
    pickSome(values, count) {
      const left = values.map((_value, at) => at);
      while (left.length > count) left.splice(whole(0, left.length - 1), 1);
      return left.map((at) => values[at]!);
    },
  };
}

/**
 * Returns the seed for a text. NOTE: uses a hash, so that texts that differ in one digit produce different first
 * numbers. Otherwise, neighboring rows would look like copies.
 */
function computeSeed(text: string): number {
  return createHash('sha256').update(text).digest().readInt32LE();
}
