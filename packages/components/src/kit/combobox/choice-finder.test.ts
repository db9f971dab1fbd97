import { expect, it } from 'vitest';
import { choiceFinderOf } from './choice-finder.ts';

const words = ['Pear', 'Apple pie', 'Pineapple', 'apple'];
const labels = (found: readonly { readonly label: string }[]) => found.map(({ label }) => label);

it('finds what holds the words in any case, what begins with them first', () => {
  const finder = choiceFinderOf(words.map((label) => ({ label, value: label })));
  expect(labels(finder.find(' APPLE '))).toEqual(['Apple pie', 'apple', 'Pineapple']);
  expect(labels(finder.find(''))).toEqual(words);
});

it('finds the same whether one types on, takes letters back or begins anew', () => {
  const choices = words.map((label) => ({ label, value: label }));
  const going = choiceFinderOf(choices);
  for (const text of ['p', 'pi', 'pin', 'pi', 'app', 'apple p', '', 'x', 'xy', 'e'])
    expect(labels(going.find(text))).toEqual(labels(choiceFinderOf(choices).find(text)));
});

it('reads each choice once, however much is typed', () => {
  let looks = 0;
  const choices = words.map((word) => ({
    value: word,
    get label() {
      looks += 1;
      return word;
    },
  }));
  const finder = choiceFinderOf(choices);
  const before = looks;
  for (const text of ['a', 'ap', 'app', 'appl']) finder.find(text);
  expect(looks).toBe(before);
});
