import { expect, it } from 'vitest';
import type { ComponentSpec } from '../../component-spec.ts';
import { field, openTestScripts, scenario, scenarioSpecs } from '../../testing/index.ts';

const text: ComponentSpec = { ...(scenarioSpecs.panel as ComponentSpec), type: 'content', htmlTemplates: ['html'] };
const specs = { ...scenarioSpecs, content: text };
const assets: Readonly<Record<string, unknown>> = { 7: { name: 'Crane', site: { city: 'Graz' } }, 8: { name: 'Lift' } };

/** Rows of `assets`, and what was asked for. */
function openRows() {
  const asked: string[] = [];
  const readRow = async (sourceId: string, id: string) => {
    asked.push(`${sourceId} ${id}`);
    if (id === 'x') throw new Error('offline');
    return sourceId === 'assets' ? assets[id] : undefined;
  };
  return { asked, readRow };
}

const lookup = (...path: readonly string[]) => ({ lookup: ['assets', { var: 'data.asset' }, ...path] });

it('[ENG-361] gives rules what a row of a data source has, as soon as it has come, and another with another id', async () => {
  const { asked, readRow } = openRows();
  const scene = scenario(
    [
      field('textfield', 'Asset'),
      field('textfield', 'Name', { calculateValue: lookup('name') }),
      field('textfield', 'City', { calculateValue: lookup('site.city') }),
      field('textfield', 'Only of cranes', { conditional: { json: { '==': [lookup('name'), 'Crane'] } } }),
    ],
    { readRow },
  );
  expect(asked).toEqual([]);
  scene.answer('Asset', 7).notSee('Only of cranes');
  expect(scene.session.isSettling).toBe(true);
  (await scene.settled()).expectAnswer('Name', 'Crane').expectAnswer('City', 'Graz').see('Only of cranes');
  (await scene.answer('Asset', '8').settled()).expectAnswer('Name', 'Lift').notSee('Only of cranes');
  (await scene.answer('Asset', '7').settled()).expectAnswer('Name', 'Crane');
  expect(asked).toEqual(['assets 7', 'assets 8']);
});

it('[ENG-361] goes on where there is no such row, no such source, or nobody can be asked', async () => {
  const { asked, readRow } = openRows();
  const form = [field('textfield', 'Asset'), field('textfield', 'Name', { calculateValue: lookup('name') })];
  const scene = scenario(form, { readRow });
  for (const id of ['9', 'x', { a: 1 }, ['7'], '', Number.NaN, 'a'.repeat(300)]) {
    (await scene.answer('Asset', id).settled()).expectAnswer('Name', undefined);
  }
  expect(asked).toEqual(['assets 9', 'assets x']);
  const alone = scenario(form).answer('Asset', '7');
  expect(alone.session.isSettling).toBe(false);
  alone.expectAnswer('Name', undefined);
});

it('[ENG-361] writes it in texts', async () => {
  const { readRow } = openRows();
  const html = `{{ lookup('assets', data.asset).name }}, {{lookup("assets",data.asset).site.city}}, {{ lookup(data.asset) }}`;
  const content = { type: 'content', key: 'c', label: 'c', input: false, html };
  const { session } = scenario([field('textfield', 'Asset'), content], { specs, readRow });
  session.setValue('0', '7');
  expect(session.state('1').definition.html).toBe(', , ');
  await session.settled();
  expect(session.state('1').definition.html).toBe('Crane, Graz, ');
});

it('[ENG-361] gives code the row, which it cannot change, and asks again when the row has come', async () => {
  const { asked, readRow } = openRows();
  const scene = scenario(
    [
      field('textfield', 'Asset'),
      field('textfield', 'Name', { calculateValue: "value = lookup('assets', data.asset)?.name ?? 'none'" }),
      field('textfield', 'Keys', { calculateValue: "lookup('assets', data.asset); value = Object.keys(data).join()" }),
      field('textfield', 'Twice', { calculateValue: "value = (lookup('assets', 7) || {}).name + data.asset" }),
      field('textfield', 'Bad', { calculateValue: "lookup('assets', 7).name = 'x'; value = 'changed'" }),
    ],
    { readRow, scripts: openTestScripts },
  );
  (await scene.answer('Asset', '7').settled()).expectAnswer('Name', 'Crane').expectAnswer('Twice', 'Crane7');
  expect(scene.session.data().keys).not.toContain('rows');
  (await scene.answer('Asset', '8').settled()).expectAnswer('Name', 'Lift').expectAnswer('Twice', 'Crane8');
  (await scene.answer('Asset', '9').settled()).expectAnswer('Name', 'none');
  expect(asked.sort()).toEqual(['assets 7', 'assets 8', 'assets 9']);
  expect(Object.keys(scene.session.data())).not.toContain('\u0000rows');
});
