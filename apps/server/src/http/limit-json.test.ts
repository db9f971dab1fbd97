import { expect, it } from 'vitest';
import { limitJson } from './read-call.ts';

const isRefused = (text: string, most = 5): boolean => {
  try {
    limitJson(Buffer.from(text), most);
    return false;
  } catch {
    return true;
  }
};

it.each([
  ['[1,2,3,4]', false],
  ['[1,2,3,4,5]', true],
  ['{"a":{},"b":[]}', false],
  ['{"a":{},"b":[[]]}', true],
  ['[[],[],[]]', true],
  [JSON.stringify(['a,b,c,d,e,f', '",[{,"\\,', '\\']), false],
  ['"\\",,,,,,,,', false],
  ['"never ends,,,,,,,', false],
  ['\\",,,,,,,', false],
  ['"a",,,,,,,', true],
  ['', false],
])('counts the values in the JSON text %s', (text, expected) => {
  expect(isRefused(text)).toBe(expected);
});

it('limits the nesting depth, even of invalid JSON', () => {
  expect(isRefused('['.repeat(100) + ']'.repeat(100), 1000)).toBe(false);
  expect(isRefused('['.repeat(101), 1000)).toBe(true);
  expect(isRefused('[]'.repeat(400), 1000)).toBe(false);
  expect(isRefused('[{"a":'.repeat(51), 1000)).toBe(true);
});
