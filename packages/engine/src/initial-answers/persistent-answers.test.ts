import { expect, it } from 'vitest';
import { createField } from '../testing/scenario.ts';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import { getPersistentAnswers } from './remove-answers.ts';

it('[ENG-288] removes answers that are not persistent, in rows and containers too', () => {
  const form = {
    components: [
      createField('textfield', 'Name'),
      createField('textfield', 'Code', { persistent: false }),
      createField('textfield', 'Total', { persistent: 'client-only' }),
      createField('textfield', 'Stored', { persistent: 'server' }),
      createField('panel', 'Page', { persistent: false, components: [createField('textfield', 'In page')] }),
      createField('container', 'Home', {
        components: [createField('textfield', 'City'), createField('textfield', 'Zip', { persistent: false })],
      }),
      createField('datagrid', 'Lines', {
        components: [createField('number', 'Count'), createField('number', 'Sum', { persistent: false })],
      }),
    ],
  };
  const data = {
    name: 'Ada',
    code: 'x',
    total: '7',
    stored: 'y',
    inPage: 'z',
    home: { city: 'Kew', zip: '1' },
    lines: [{ count: 1, sum: 2 }, { count: 3 }],
    unknown: true,
  };
  const before = JSON.stringify(data);
  expect(getPersistentAnswers(form, scenarioSpecs, data)).toEqual({
    name: 'Ada',
    stored: 'y',
    inPage: 'z',
    home: { city: 'Kew' },
    lines: [{ count: 1 }, { count: 3 }],
    unknown: true,
  });
  expect(JSON.stringify(data)).toBe(before);
});
