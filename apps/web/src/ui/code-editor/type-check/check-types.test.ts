import ts from '@typescript/old';
import { expect, it } from 'vitest';
import { readJavascriptTypes } from '../../../../build/javascript-types.ts';
import { createTypeCheck } from './check-types.ts';
import { declareAnswers, sandboxDeclarations } from './create-type-linter.ts';

const check = createTypeCheck(ts, readJavascriptTypes());
const names = [
  { path: 'data.site', detail: 'Site', type: 'string' },
  { path: 'data.count', detail: 'Count', type: 'number' },
  { path: 'data.kind', detail: 'Kind', type: '"new" | "old"' },
  { path: 'data.lines', detail: 'Lines', type: 'object[]' },
  { path: 'data.lines.price', detail: 'Price', type: 'number' },
  { path: 'data.owner', detail: 'Owner' },
  { path: 'data.tag-1', detail: 'Tag', type: 'string[]' },
];
const declared = sandboxDeclarations + declareAnswers(names);
const listTypeErrors = (code: string) =>
  check(code, declared).map(({ from, to, message }) => [code.slice(from, to), message]);

it.each([
  'show = data.site.toUpperCase() === "QUAY" && data.count > 3;',
  'return data.lines.map(({ price }) => price * 2).reduce((sum, one) => sum + one, 0);',
  'var value = data.owner.whatever.comes;',
  'const show = data.kind === "" || data.count === "";',
  'value = _.sumBy(data.lines, "price"); moment(data.site).format("YYYY");',
  'instance.getComponent("site").setValue(1); console.log(utils.getValue(submission, "a"), row.x, user.mail);',
  'valid = input?.length > 3 ? true : "Please write more";',
  'value = data["tag-1"].at(-1) ?? new Map([["a", 1]]).get("a");',
  'for (const line of data.lines) if (!line.price) return false;',
])('reports no errors for correct code: %s', (code) => {
  expect(listTypeErrors(code)).toEqual([]);
});

it.each([
  ['show = data.stie === "a";', 'stie', /'stie' does not exist on type 'Answers'/],
  ['value = data.count.length;', 'length', /'length' does not exist on type 'number'/],
  ['show = data.kind === "odl";', 'data.kind === "odl"', /no overlap/],
  ['value = data.lines[0].prize;', 'prize', /Did you mean 'price'/],
  ['value = data.site * 2;', 'data.site', /must be of type/],
  ['value = cuont + 1;', 'cuont', /Cannot find name 'cuont'/],
  ['value = data.site.includs("a");', 'includs', /Did you mean 'includes'/],
  ['window.alert(1);', 'window', /Cannot find name 'window'/],
  ['localStorage.setItem("a", "b");', 'localStorage', /Cannot find name 'localStorage'/],
])('reports the type error in: %s', (code, place, message) => {
  expect(listTypeErrors(code)).toEqual([[place, expect.stringMatching(message)]]);
});

it('accepts any answer if none is declared', () => {
  expect(check('value = data.anything.at.all;', sandboxDeclarations + declareAnswers([]))).toEqual([]);
});

it('reports no errors outside of the code', () => {
  for (const code of ['', '}', 'value = (', '/*', '`']) {
    for (const { from, to } of check(code, declared)) {
      expect([from >= 0, to <= code.length]).toEqual([true, true]);
    }
  }
});
