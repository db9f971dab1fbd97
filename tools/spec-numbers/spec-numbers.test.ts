import { join } from 'node:path';
import { expect, it } from 'vitest';
import { titlesIn } from './titles-in.ts';
import { numbersIn, quotedIn, readSpecs } from './unquoted-numbers.ts';

const { numbers, quoted } = readSpecs(join(import.meta.dirname, '..', '..'));

it('each number of each SPEC.md and of INVARIANTS.md is quoted by the title of a test', () => {
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.filter((number) => /^I\d+$/.test(number)).length).toBeGreaterThan(20);
  expect(numbers.filter((number) => !quoted.has(number))).toEqual([]);
});

it('no title quotes a number that stands nowhere', () => {
  expect([...quoted].filter((number) => !numbers.includes(number))).toEqual([]);
});

it('no number stands twice', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('rules are read from both kinds of lists, but what is struck out, only named, or not checked yet', () => {
  const rules = ['- **NEW-7** Promised.', '- ~~**NEW-6** Was.~~', 'see **NEW-9**'];
  const invariants = ['| I1 saved | `lost`, after kills |', '| I9 e-mail | not checked: nothing is sent |'];
  expect(numbersIn([...rules, ...invariants].join('\n'))).toEqual(['NEW-7', 'I1']);
});

it('titles quote, and comments, texts and other arguments do not', () => {
  const planted = `
    // [NEW-1] said in passing
    it('[NEW-2] [I3] keeps', () => { expect('[NEW-4]').toBe(\`[NEW-5]\`); });
    describe.each([['[NEW-6]']])(\`[NEW-7] of \${one}\`, () => {});
    export const cases = [{ title: '[NEW-8] of a suite', note: '[NEW-9]' }];`;
  expect([...quotedIn(titlesIn('a.test.ts', planted))]).toEqual(['NEW-2', 'I3', 'NEW-7', 'NEW-8']);
});
