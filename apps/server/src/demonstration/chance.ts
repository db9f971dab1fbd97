import { createHash } from 'node:crypto';

/** Chance that is the same for the same words, on every machine and in every order. */
export interface Chance {
  /** 0 ≤ x < 1. */
  random(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Yes, so many times of a hundred. */
  percent(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** One of the keys, as often as its number says beside the others. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  /** So many different ones, in the order of the list. */
  some<Value>(values: readonly Value[], count: number): readonly Value[];
}

export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = seedOf(words.join('\n'));
  // Mulberry32, by Tommy Ettinger: 32 bits of state are enough for a few hundred draws.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    random,
    whole,
    percent: (share) => random() * 100 < share,
    pick: (values) => values[whole(0, values.length - 1)]!,
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>) {
      const entries = Object.entries(weights) as [Key, number][];
      let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const drawn = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (drawn ?? entries.at(-1)!)[0];
    },
    some(values, count) {
      const left = values.map((_value, at) => at);
      while (left.length > count) left.splice(whole(0, left.length - 1), 1);
      return left.map((at) => values[at]!);
    },
  };
}

/** NOTE: words that differ in one digit must not begin alike: neighbours in a table would look like copies. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readInt32LE();
}
