import { expect, it } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { findNumberPaths, setNumberAtPaths } from './numbered-answers.ts';

const specs = { ...scenarioSpecs, nr: { ...scenarioSpecs.textfield!, type: 'nr', isNumber: true as const } };
const createNumberField = (key: string, more: object = {}) => createField('nr', key, { key, ...more });

it('[ENG-173] sets the number in all number components, in layouts, containers and rows', () => {
  const components = [
    createNumberField('top'),
    createField('panel', 'Page', { input: false, components: [createNumberField('onPage')] }),
    createField('container', 'Box', { key: 'box', components: [createNumberField('inBox')] }),
    createField('datagrid', 'Rows', {
      key: 'rows',
      components: [createNumberField('inRow'), createField('textfield', 'Name')],
    }),
  ];
  const data = { top: 'typed', rows: [{ name: 'a' }, { name: 'b' }], odd: [1] };
  const session = createSession({ form: { components }, specs, data });
  const paths = findNumberPaths(session);
  expect(paths).toEqual(['top', 'onPage', 'box.inBox', 'rows[0].inRow', 'rows[1].inRow']);
  const numbered = setNumberAtPaths(data, paths, 7);
  expect(numbered).toEqual({
    ...{ top: 7, onPage: 7, box: { inBox: 7 }, odd: [1] },
    rows: [
      { name: 'a', inRow: 7 },
      { name: 'b', inRow: 7 },
    ],
  });
  expect(numbered.odd).toBe(data.odd);
  expect(data.top).toBe('typed');
});

it('[ENG-173] skips components hidden by a condition, but not components hidden by their property', () => {
  const conditional = { show: true, when: 'a', eq: 'x' };
  const components = [
    createField('textfield', 'A', { key: 'a' }),
    createNumberField('never', { conditional }),
    createNumberField('unseen', { hidden: true }),
  ];
  expect(findNumberPaths(createSession({ form: { components }, specs }))).toEqual(['unseen']);
});

it('[ENG-173] skips values that are not objects, and does not change prototypes', () => {
  expect(setNumberAtPaths({ box: 'words' }, ['box.nr'], 7)).toEqual({ box: 'words' });
  const odd = setNumberAtPaths({}, ['__proto__.nr'], 7);
  expect([Object.keys(odd), ({} as { nr?: number }).nr]).toEqual([['__proto__'], undefined]);
});
