import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numbersIn, readSpecs, unquotedIn } from './unquoted-numbers.ts';

it('each number of each SPEC.md is quoted by a test', () => {
  const { numbers, texts } = readSpecs(join(import.meta.dirname, '..', '..'));
  expect(numbers.length).toBeGreaterThan(400);
  expect(unquotedIn(numbers, texts)).toEqual([]);
});

it('no number stands twice', () => {
  const { numbers } = readSpecs(join(import.meta.dirname, '..', '..'));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('a number that no title quotes is found', () => {
  const planted = ['- **NEW-7** Promised.', '- **NEW-8** Kept.', 'see **NEW-9**'].join('\n');
  expect(unquotedIn(numbersIn(planted), ["it('[NEW-8] keeps', () => {})", 'NEW-7'])).toEqual(['NEW-7']);
});
