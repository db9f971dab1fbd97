import { expect, it } from 'vitest';
import { createTextCollator } from './text-collator.ts';

/** Generates reproducible texts of letters, digits, spaces and punctuation. */
function* generateTexts(count: number): Generator<string> {
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

it.each(['en', 'de', 'sv', 'cs'])('sorts by key in the order of direct comparison: %s', (locale) => {
  const { collate, entry, compare } = createTextCollator(locale);
  const all = [
    ...generateTexts(2_000),
    'Pump 9',
    'pump 10',
    'PUMP 0010',
    'A-000123',
    'Chata',
    'Cukr',
    'Årsta',
    'Ärla',
    '',
  ];
  for (const [at, one] of all.entries()) {
    const other = all[(at * 31 + 5) % all.length] ?? '';
    const order = Math.sign(compare(entry(one), entry(other)));
    expect([one, other, order]).toEqual([one, other, Math.sign(collate(one, other))]);
  }
});

it('creates no sort keys for texts with letters outside ASCII or very long numbers', () => {
  const { entry } = createTextCollator('en');
  expect(['Köln', 'Straße', 'نص', '1234567890123456'].map((words) => entry(words).key)).toEqual(
    Array(4).fill(undefined),
  );
  expect(entry('Pump 9').key).toBeDefined();
});
