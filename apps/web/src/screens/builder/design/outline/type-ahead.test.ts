import { expect, it } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const rows = ['Site', 'Scaffold tag', 'Ärger', 'Name', 'Scaffold age'].map((name) => ({ name }));

function createTyping() {
  const typeAhead = createTypeAhead();
  let timeStamp = 0;
  return (key: string, at: number, afterMs = 1000, more = {}) => {
    timeStamp += afterMs;
    return typeAhead({ key, altKey: false, ctrlKey: false, metaKey: false, timeStamp, ...more }, rows, at);
  };
}

it('goes to the next row that starts with a letter, and wraps around', () => {
  const type = createTyping();
  expect([type('s', 0), type('s', 1), type('s', 4), type('ä', 0), type('z', 0)]).toEqual([1, 4, 0, 2, undefined]);
});

it('combines quickly typed letters, including a space, and cycles through matches when one letter repeats', () => {
  const type = createTyping();
  const word = [...'scaffold a'].map((letter) => type(letter, 1, 50)).at(-1);
  expect(word).toBe(4);
  expect([type('s', 0), type('s', 1, 50), type('s', 4, 50)]).toEqual([1, 4, 0]);
});

it('ignores shortcuts, other keys, and a leading space', () => {
  const type = createTyping();
  expect([type('s', 0, 1000, { ctrlKey: true }), type('Enter', 0), type(' ', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
