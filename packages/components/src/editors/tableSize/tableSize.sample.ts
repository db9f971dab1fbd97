import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'tableSize', key: 'rows', label: 'Rows and columns', input: true };
const cell = { components: [] };

export const tableSizeSamples: readonly ComponentSample[] = [
  {
    name: 'Two by three',
    definition,
    answer: [
      [cell, cell, cell],
      [cell, cell, cell],
    ],
  },
  { name: 'As form files hold it', definition, answer: [[cell, null], null, 'x'] },
];
