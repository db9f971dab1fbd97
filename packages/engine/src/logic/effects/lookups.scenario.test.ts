import { expect, it } from 'vitest';
import type { ComponentSpec } from '../../component-spec.ts';
import { createField, openTestScripts, scenarioSpecs, startScenario } from '../../testing/index.ts';

const contentSpec: ComponentSpec = {
  ...(scenarioSpecs.panel as ComponentSpec),
  type: 'content',
  htmlTemplates: ['html'],
};
const specs = { ...scenarioSpecs, content: contentSpec };
const assets: Readonly<Record<string, unknown>> = { 7: { name: 'Crane', site: { city: 'Graz' } }, 8: { name: 'Lift' } };

/** Loads rows of `assets`, and records the requested rows. */
function createRowLoader() {
  const requests: string[] = [];
  const loadRow = async (sourceId: string, id: string) => {
    requests.push(`${sourceId} ${id}`);
    if (id === 'x') throw new Error('offline');
    return sourceId === 'assets' ? assets[id] : undefined;
  };
  return { requests, loadRow };
}

const createLookup = (...path: readonly string[]) => ({ lookup: ['assets', { var: 'data.asset' }, ...path] });

it('[ENG-361] rules read a data source row as soon as it is loaded, and another row for another ID', async () => {
  const { requests, loadRow } = createRowLoader();
  const scene = startScenario(
    [
      createField('textfield', 'Asset'),
      createField('textfield', 'Name', { calculateValue: createLookup('name') }),
      createField('textfield', 'City', { calculateValue: createLookup('site.city') }),
      createField('textfield', 'Only of cranes', { conditional: { json: { '==': [createLookup('name'), 'Crane'] } } }),
    ],
    { loadRow },
  );
  expect(requests).toEqual([]);
  scene.answer('Asset', 7).expectHidden('Only of cranes');
  expect(scene.session.isSettling).toBe(true);
  (await scene.settled()).expectAnswer('Name', 'Crane').expectAnswer('City', 'Graz').expectVisible('Only of cranes');
  (await scene.answer('Asset', '8').settled()).expectAnswer('Name', 'Lift').expectHidden('Only of cranes');
  (await scene.answer('Asset', '7').settled()).expectAnswer('Name', 'Crane');
  expect(requests).toEqual(['assets 7', 'assets 8']);
});

it('[ENG-361] rules continue if the row, the data source or the loader is missing', async () => {
  const { requests, loadRow } = createRowLoader();
  const form = [
    createField('textfield', 'Asset'),
    createField('textfield', 'Name', { calculateValue: createLookup('name') }),
  ];
  const scene = startScenario(form, { loadRow });
  for (const id of ['9', 'x', { a: 1 }, ['7'], '', Number.NaN, 'a'.repeat(300)]) {
    (await scene.answer('Asset', id).settled()).expectAnswer('Name', undefined);
  }
  expect(requests).toEqual(['assets 9', 'assets x']);
  const withoutLoader = startScenario(form).answer('Asset', '7');
  expect(withoutLoader.session.isSettling).toBe(false);
  withoutLoader.expectAnswer('Name', undefined);
});

it('[ENG-361] templates read data source rows', async () => {
  const { loadRow } = createRowLoader();
  const html = `{{ lookup('assets', data.asset).name }}, {{lookup("assets",data.asset).site.city}}, {{ lookup(data.asset) }}`;
  const content = { type: 'content', key: 'c', label: 'c', input: false, html };
  const { session } = startScenario([createField('textfield', 'Asset'), content], { specs, loadRow });
  session.setValue('0', '7');
  expect(session.state('1').definition.html).toBe(', , ');
  await session.settled();
  expect(session.state('1').definition.html).toBe('Crane, Graz, ');
});

it('[ENG-361] code reads a frozen row, and runs again when the row is loaded', async () => {
  const { requests, loadRow } = createRowLoader();
  const scene = startScenario(
    [
      createField('textfield', 'Asset'),
      createField('textfield', 'Name', { calculateValue: "value = lookup('assets', data.asset)?.name ?? 'none'" }),
      createField('textfield', 'Keys', {
        calculateValue: "lookup('assets', data.asset); value = Object.keys(data).join()",
      }),
      createField('textfield', 'Twice', { calculateValue: "value = (lookup('assets', 7) || {}).name + data.asset" }),
      createField('textfield', 'Bad', { calculateValue: "lookup('assets', 7).name = 'x'; value = 'changed'" }),
    ],
    { loadRow, scripts: openTestScripts },
  );
  (await scene.answer('Asset', '7').settled()).expectAnswer('Name', 'Crane').expectAnswer('Twice', 'Crane7');
  expect(scene.session.data().keys).not.toContain('rows');
  (await scene.answer('Asset', '8').settled()).expectAnswer('Name', 'Lift').expectAnswer('Twice', 'Crane8');
  (await scene.answer('Asset', '9').settled()).expectAnswer('Name', 'none');
  expect(requests.sort()).toEqual(['assets 7', 'assets 8', 'assets 9']);
  expect(Object.keys(scene.session.data())).not.toContain('\u0000rows');
});
