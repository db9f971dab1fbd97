import { expect, it } from 'vitest';
import type { ScriptKind } from '../scripts/script-host.ts';
import { createField, openTestScripts } from '../testing/index.ts';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import { runCodeTrial } from './run-code-trial.ts';

const price = createField('number', 'Price');
const form = {
  components: [
    createField('number', 'Wind'),
    createField('datagrid', 'Items', { components: [price, createField('number', 'Total')] }),
  ],
};
const data = { wind: 17, items: [{ price: 3 }, { price: 4 }] };

let clockMs = 0;
const runTrial = (kind: ScriptKind, code: string, of = '0') =>
  runCodeTrial({ form, componentId: of, kind, code, data, now: () => (clockMs += 5) }, scenarioSpecs, openTestScripts);

it('[ENG-332] returns the result, console output and duration of code with sample answers', async () => {
  const trialResult = await runTrial('customConditional', 'console.log("wind", data.wind); show = data.wind > 38');
  expect(trialResult).toMatchObject({
    resultName: 'show',
    durationMs: 5,
    result: { status: 'value', value: false, lines: [{ level: 'log', text: 'wind 17' }] },
  });
});

it('[ENG-332] runs in the first row of the component’s grid', async () => {
  const trialResult = await runTrial('calculateValue', 'value = row.price * 2 + rowIndex', '1.components.1');
  expect(trialResult?.result).toMatchObject({ status: 'value', value: 6 });
});

it('[ENG-332] returns side effects without applying them', async () => {
  const trialResult = await runTrial('onChange', 'data.wind = 99;');
  expect(trialResult?.result.effects).toMatchObject([{ kind: 'set', path: ['wind'], value: 99 }]);
  expect(data.wind).toBe(17);
});

it('[ENG-333] reports code that throws, has a syntax error or never ends', async () => {
  expect((await runTrial('calculateValue', 'value = nobody.knows'))?.result).toMatchObject({ status: 'error' });
  expect((await runTrial('calculateValue', 'value = ('))?.result).toMatchObject({ status: 'error' });
  expect((await runTrial('calculateValue', 'while (true) {}'))?.result).toMatchObject({
    status: 'stopped',
    reason: 'time',
  });
  expect(await runTrial('calculateValue', 'value = 1', '9')).toBeUndefined();
});
