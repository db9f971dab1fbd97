import { expect, it } from 'vitest';
import { field, type Scenario, scenario } from '../testing/index.ts';
import { compareOutcome } from './compare-outcome.ts';
import { type FormTest, mostFormTests } from './form-test.ts';
import { readFormTests } from './read-form-tests.ts';
import { readOutcome } from './read-outcome.ts';

const wind = field('number', 'Wind', { validate: { max: 90 } });
const whenAbove = (value: number) => ({
  conditional: { show: true, conditions: [{ component: 'wind', operator: 'greaterThan', value }] },
});
const stop = (above = 38) => field('textfield', 'Stop', { ...whenAbove(above), validate: { required: true } });
const items = field('datagrid', 'Items', { components: [field('number', 'Price')] });
const double = (factor = 2) => field('number', 'Double', { calculateValue: { '*': [{ var: 'data.wind' }, factor] } });

const outcomeOf = ({ session }: Scenario) => readOutcome(session);

it('[ENG-329] says of each field whether it is shown, its answer, its rows, and what a submit finds wrong', async () => {
  const told = scenario([wind, stop(), double(), items], { data: { wind: 95, items: [{ price: 3 }] } });
  const found = (await outcomeOf(told)).map(({ field: _, ...one }) => one);
  expect(found).toEqual([
    { name: 'wind', isShown: true, value: 95, broken: [{ rule: 'max', params: { limit: 90 } }] },
    { name: 'stop', isShown: true, value: '', broken: [{ rule: 'required' }] },
    { name: 'double', isShown: true, value: 190 },
    { name: 'items', isShown: true, rows: 1 },
    { name: 'items[0].price', isShown: true, value: 3 },
  ]);
});

it('[ENG-330] tells what is not as expected: what is gone, hidden, another answer, other rules; not what came since', async () => {
  const data = { wind: 50, items: [{ price: 3 }] };
  const expected = await outcomeOf(scenario([wind, stop(), double(), items], { data }));
  expect(compareOutcome(expected, expected)).toEqual([]);
  const changed = [wind, stop(60), double(3), field('textfield', 'Newcomer')];
  const found = await outcomeOf(scenario(changed, { data }));
  expect(compareOutcome(expected, found)).toMatchObject([
    { name: 'stop', what: 'sight', expected: true, found: false },
    { name: 'stop', what: 'value', expected: '', found: undefined },
    { name: 'stop', what: 'broken', expected: [{ rule: 'required' }], found: [] },
    { name: 'double', what: 'value', expected: 100, found: 150 },
    { name: 'items', what: 'gone' },
    { name: 'items[0].price', what: 'gone' },
  ]);
});

it('[ENG-331] reads what a draft keeps, and leaves out what is no test', () => {
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
  expect(readFormTests([test, ...others, hostile, half])).toEqual([
    test,
    { ...test, id: 'c', expected: [{ name: 'wind', isShown: false, broken: [{ rule: 'max', params: { limit: 9 } }] }] },
  ]);
  expect(readFormTests({})).toEqual([]);
  const many = Array.from({ length: mostFormTests + 1 }, (_, index) => ({ ...test, id: String(index) }));
  expect(readFormTests(many)).toHaveLength(mostFormTests);
});
