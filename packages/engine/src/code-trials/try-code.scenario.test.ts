import { expect, it } from 'vitest';
import type { ScriptKind } from '../scripts/script-host.ts';
import { field, openTestScripts } from '../testing/index.ts';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import { tryCode } from './try-code.ts';

const price = field('number', 'Price');
const form = {
  components: [field('number', 'Wind'), field('datagrid', 'Items', { components: [price, field('number', 'Total')] })],
};
const data = { wind: 17, items: [{ price: 3 }, { price: 4 }] };

let clockMs = 0;
const tried = (kind: ScriptKind, code: string, of = '0') =>
  tryCode({ form, of, kind, code, data, now: () => (clockMs += 5) }, scenarioSpecs, openTestScripts);

it('[ENG-332] tells what a piece of code gives with sample answers, what it writes, and how long it took', async () => {
  const told = await tried('customConditional', 'console.log("wind", data.wind); show = data.wind > 38');
  expect(told).toMatchObject({
    gives: 'show',
    tookMs: 5,
    outcome: { status: 'value', value: false, lines: [{ level: 'log', text: 'wind 17' }] },
  });
});

it('[ENG-332] stands in the first row of the grid that the component lies in', async () => {
  const told = await tried('calculateValue', 'value = row.price * 2 + rowIndex', '1.components.1');
  expect(told?.outcome).toMatchObject({ status: 'value', value: 6 });
});

it('[ENG-332] tells what it would set, and changes nothing', async () => {
  const told = await tried('onChange', 'data.wind = 99;');
  expect(told?.outcome.effects).toMatchObject([{ kind: 'set', path: ['wind'], value: 99 }]);
  expect(data.wind).toBe(17);
});

it('[ENG-333] tells of code that throws, cannot be read or never ends', async () => {
  expect((await tried('calculateValue', 'value = nobody.knows'))?.outcome).toMatchObject({ status: 'error' });
  expect((await tried('calculateValue', 'value = ('))?.outcome).toMatchObject({ status: 'error' });
  expect((await tried('calculateValue', 'while (true) {}'))?.outcome).toMatchObject({
    status: 'stopped',
    reason: 'time',
  });
  expect(await tried('calculateValue', 'value = 1', '9')).toBeUndefined();
});
