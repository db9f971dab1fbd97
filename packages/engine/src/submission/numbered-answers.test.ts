import { expect, it } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { field, scenarioSpecs } from '../testing/index.ts';
import { findNumberPaths, setNumber } from './numbered-answers.ts';

const specs = { ...scenarioSpecs, nr: { ...scenarioSpecs.textfield!, type: 'nr', isNumber: true as const } };
const nr = (key: string, more: object = {}) => field('nr', key, { key, ...more });

it('[ENG-173] sets the number in all number components, in layouts, containers and rows', () => {
  const components = [
    nr('top'),
    field('panel', 'Page', { input: false, components: [nr('onPage')] }),
    field('container', 'Box', { key: 'box', components: [nr('inBox')] }),
    field('datagrid', 'Rows', { key: 'rows', components: [nr('inRow'), field('textfield', 'Name')] }),
  ];
  const data = { top: 'typed', rows: [{ name: 'a' }, { name: 'b' }], odd: [1] };
  const session = createSession({ form: { components }, specs, data });
  const paths = findNumberPaths(session);
  expect(paths).toEqual(['top', 'onPage', 'box.inBox', 'rows[0].inRow', 'rows[1].inRow']);
  const numbered = setNumber(data, paths, 7);
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
    field('textfield', 'A', { key: 'a' }),
    nr('never', { conditional }),
    nr('unseen', { hidden: true }),
  ];
  expect(findNumberPaths(createSession({ form: { components }, specs }))).toEqual(['unseen']);
});

it('[ENG-173] skips values that are not objects, and does not change prototypes', () => {
  expect(setNumber({ box: 'words' }, ['box.nr'], 7)).toEqual({ box: 'words' });
  const odd = setNumber({}, ['__proto__.nr'], 7);
  expect([Object.keys(odd), ({} as { nr?: number }).nr]).toEqual([['__proto__'], undefined]);
});
