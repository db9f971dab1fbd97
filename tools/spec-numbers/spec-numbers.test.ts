import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTitles } from './list-titles.ts';
import { listNumbers, listQuotedNumbers, readSpecs } from './unquoted-numbers.ts';

const { numbers, quoted } = readSpecs(join(import.meta.dirname, '..', '..'));

it('every number in each SPEC.md and in INVARIANTS.md is in the title of a test', () => {
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.filter((number) => /^I\d+$/.test(number)).length).toBeGreaterThan(20);
  expect(numbers.filter((number) => !quoted.has(number))).toEqual([]);
});

it("no test title has a number that isn't in a specification", () => {
  expect([...quoted].filter((number) => !numbers.includes(number))).toEqual([]);
});

it('no specification number is defined twice', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('reads rules from both kinds of lists, except those struck through, only mentioned or not checked yet', () => {
  const rules = ['- **NEW-7** Promised.', '- ~~**NEW-6** Was.~~', 'see **NEW-9**'];
  const invariants = ['| I1 saved | `lost`, after kills |', '| I9 e-mail | not checked: nothing is sent |'];
  expect(listNumbers([...rules, ...invariants].join('\n'))).toEqual(['NEW-7', 'I1']);
});

it('reads numbers from titles, but not from comments, other strings or other arguments', () => {
  const planted = `
    // [NEW-1] said in passing
    it('[NEW-2] [I3] keeps', () => { expect('[NEW-4]').toBe(\`[NEW-5]\`); });
    describe.each([['[NEW-6]']])(\`[NEW-7] of \${one}\`, () => {});
    export const cases = [{ title: '[NEW-8] of a suite', note: '[NEW-9]' }];`;
  expect([...listQuotedNumbers(listTitles('a.test.ts', planted))]).toEqual(['NEW-2', 'I3', 'NEW-7', 'NEW-8']);
});
