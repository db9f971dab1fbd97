import { expect, it } from 'vitest';
import { getChoiceFinder } from './choice-finder.ts';

const words = ['Pear', 'Apple pie', 'Pineapple', 'apple'];
const listLabels = (found: readonly { readonly label: string }[]) => found.map(({ label }) => label);

it('finds choices that contain the text in any case, with prefix matches first', () => {
  const finder = getChoiceFinder(words.map((label) => ({ label, value: label })));
  expect(listLabels(finder.find(' APPLE '))).toEqual(['Apple pie', 'apple', 'Pineapple']);
  expect(listLabels(finder.find(''))).toEqual(words);
});

it('returns the same results as a new search when letters are added or deleted', () => {
  const choices = words.map((label) => ({ label, value: label }));
  const going = getChoiceFinder(choices);
  for (const text of ['p', 'pi', 'pin', 'pi', 'app', 'apple p', '', 'x', 'xy', 'e'])
    expect(listLabels(going.find(text))).toEqual(listLabels(getChoiceFinder(choices).find(text)));
});

it('reads the label of each choice only once, no matter how much is typed', () => {
  let looks = 0;
  const choices = words.map((word) => ({
    value: word,
    get label() {
      looks += 1;
      return word;
    },
  }));
  const finder = getChoiceFinder(choices);
  const before = looks;
  for (const text of ['a', 'ap', 'app', 'appl']) finder.find(text);
  expect(looks).toBe(before);
});
