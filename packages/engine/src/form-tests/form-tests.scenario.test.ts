import { expect, it } from 'vitest';
import { createField, type Scenario, startScenario } from '../testing/index.ts';
import { type FormTest, maxFormTests, parseFormTests } from './form-test.ts';
import { compareResults, recordResults } from './record-results.ts';

const wind = createField('number', 'Wind', { validate: { max: 90 } });
const whenAbove = (value: number) => ({
  conditional: { show: true, conditions: [{ component: 'wind', operator: 'greaterThan', value }] },
});
const createStop = (above = 38) =>
  createField('textfield', 'Stop', { ...whenAbove(above), validate: { required: true } });
const items = createField('datagrid', 'Items', { components: [createField('number', 'Price')] });
const createDouble = (factor = 2) =>
  createField('number', 'Double', { calculateValue: { '*': [{ var: 'data.wind' }, factor] } });

const recordScenario = ({ session }: Scenario) => recordResults(session);

it('[ENG-329] records visibility, answer, rows and validation errors of each field', async () => {
  const respondent = startScenario([wind, createStop(), createDouble(), items], {
    data: { wind: 95, items: [{ price: 3 }] },
  });
  const found = (await recordScenario(respondent)).map(({ field: _, ...one }) => one);
  expect(found).toEqual([
    { name: 'wind', isShown: true, value: 95, broken: [{ rule: 'max', params: { limit: 90 } }] },
    { name: 'stop', isShown: true, value: '', broken: [{ rule: 'required' }] },
    { name: 'double', isShown: true, value: 190 },
    { name: 'items', isShown: true, rows: 1 },
    { name: 'items[0].price', isShown: true, value: 3 },
  ]);
});

it('[ENG-330] reports removed fields and changed visibility, answers and rules, but ignores new fields', async () => {
  const data = { wind: 50, items: [{ price: 3 }] };
  const expected = await recordScenario(startScenario([wind, createStop(), createDouble(), items], { data }));
  expect(compareResults(expected, expected)).toEqual([]);
  const changed = [wind, createStop(60), createDouble(3), createField('textfield', 'Newcomer')];
  const found = await recordScenario(startScenario(changed, { data }));
  expect(compareResults(expected, found)).toMatchObject([
    { name: 'stop', what: 'sight', expected: true, found: false },
    { name: 'stop', what: 'value', expected: '', found: undefined },
    { name: 'stop', what: 'broken', expected: [{ rule: 'required' }], found: [] },
    { name: 'double', what: 'value', expected: 100, found: 150 },
    { name: 'items', what: 'gone' },
    { name: 'items[0].price', what: 'gone' },
  ]);
});

it('[ENG-331] parses the tests of a draft, and skips invalid ones', () => {
  const test: FormTest = {
    id: 'a',
    name: 'Storm',
    at: '2026-01-02T03:04:05.000Z',
    answers: { wind: 50 },
    expected: [{ name: 'wind', isShown: true, value: 50 }],
  };
  const others = [null, 1, 'x', {}, { ...test, at: 'once' }, { ...test, answers: [] }, { ...test, id: 7 }, test];
  const hostile = JSON.parse(JSON.stringify({ ...test, id: 'b' }).replace('"wind":50', '"__proto__":{"x":1}'));
  const half = {
    ...test,
    id: 'c',
    expected: [
      { name: 3 },
      'x',
      { name: 'wind', isShown: 'yes', broken: [1, { rule: 'max', params: { limit: 9, more: {} } }] },
    ],
  };
  expect(parseFormTests([test, ...others, hostile, half])).toEqual([
    test,
    { ...test, id: 'c', expected: [{ name: 'wind', isShown: false, broken: [{ rule: 'max', params: { limit: 9 } }] }] },
  ]);
  expect(parseFormTests({})).toEqual([]);
  const many = Array.from({ length: maxFormTests + 1 }, (_, index) => ({ ...test, id: String(index) }));
  expect(parseFormTests(many)).toHaveLength(maxFormTests);
});
