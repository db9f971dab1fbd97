import { expect, it } from 'vitest';
import { field } from '../testing/scenario.ts';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import { getPersistentAnswers } from './persistent-answers.ts';

it('[ENG-288] removes answers that are not persistent, in rows and containers too', () => {
  const form = {
    components: [
      field('textfield', 'Name'),
      field('textfield', 'Code', { persistent: false }),
      field('textfield', 'Total', { persistent: 'client-only' }),
      field('textfield', 'Stored', { persistent: 'server' }),
      field('panel', 'Page', { persistent: false, components: [field('textfield', 'In page')] }),
      field('container', 'Home', {
        components: [field('textfield', 'City'), field('textfield', 'Zip', { persistent: false })],
      }),
      field('datagrid', 'Lines', {
        components: [field('number', 'Count'), field('number', 'Sum', { persistent: false })],
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
