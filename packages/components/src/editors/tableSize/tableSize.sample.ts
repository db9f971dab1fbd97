import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'tableSize', key: 'rows', label: 'Rows and columns', input: true };
const emptyCell = { components: [] };

export const tableSizeSamples: readonly ComponentSample[] = [
  {
    name: 'Two by three',
    definition,
    answer: [
      [emptyCell, emptyCell, emptyCell],
      [emptyCell, emptyCell, emptyCell],
    ],
  },
  { name: 'As form files hold it', definition, answer: [[emptyCell, null], null, 'x'] },
];
