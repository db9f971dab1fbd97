import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';

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

it.each(['en', 'de', 'sv', 'cs'])('has all words in one order by their keys and by themselves: %s', (locale) => {
  const { collate, entry, compare } = openDictionary(locale);
  const all = [...madeUp(2_000), 'Pump 9', 'pump 10', 'PUMP 0010', 'A-000123', 'Chata', 'Cukr', 'Årsta', 'Ärla', ''];
  for (const [at, one] of all.entries()) {
    const other = all[(at * 31 + 5) % all.length] ?? '';
    const order = Math.sign(compare(entry(one), entry(other)));
    expect([one, other, order]).toEqual([one, other, Math.sign(collate(one, other))]);
  }
});

it('has no keys where words have letters of their own, or numbers that are too long', () => {
  const { entry } = openDictionary('en');
  expect(['Köln', 'Straße', 'نص', '1234567890123456'].map((words) => entry(words).key)).toEqual(
    Array(4).fill(undefined),
  );
  expect(entry('Pump 9').key).toBeDefined();
});
