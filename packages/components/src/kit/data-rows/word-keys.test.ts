import { expect, it } from 'vitest';
import { collate } from './compare-words.ts';
import { wordKey } from './word-keys.ts';

/** The same texts each time, of letters, digits, blanks and marks. */
function* madeUp(count: number): Generator<string> {
  const letters = ' abcXYZ-_./()#07019';
  for (let at = 1, seed = 7; at <= count; at += 1) {
    let text = '';
    for (let left = at % 9; left >= 0; left -= 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      text += letters[seed % letters.length];
    }
    yield text;
  }
}

it('stands where the words stand in a dictionary, whatever they are', () => {
  const all = [...madeUp(2_000), 'Pump 9', 'pump 10', 'PUMP 0010', 'A-000123', ''];
  for (const [at, one] of all.entries()) {
    const other = all[(at * 31 + 5) % all.length] ?? '';
    const [key, otherKey] = [wordKey(one) ?? '', wordKey(other) ?? ''];
    const order = key === otherKey ? 0 : key < otherKey ? -1 : 1;
    expect([one, other, order]).toEqual([one, other, Math.sign(collate(one, other))]);
  }
});

it('is none where words have letters of their own, or numbers that are too long', () => {
  expect(['Köln', 'Straße', 'نص', '1234567890123456'].map(wordKey)).toEqual(Array(4).fill(undefined));
});
