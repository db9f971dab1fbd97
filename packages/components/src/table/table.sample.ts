import type { ComponentSample } from '../kit/component-sample.ts';

const cell = (key: string, label: string, type = 'textfield') => ({ components: [{ type, key, label, input: true }] });
const said = (html: string) => ({ components: [{ type: 'content', key: `said${html}`, html, input: false }] });

export const tableSamples: readonly ComponentSample[] = [
  {
    name: 'With words above the columns',
    definition: {
      type: 'table',
      key: 'shifts',
      label: 'Shifts',
      input: false,
      numRows: 2,
      numCols: 3,
      header: ['Shift', 'Foreman', 'People on site'],
      caption: 'Who is on site',
      bordered: true,
      rows: [
        [said('Early'), cell('earlyForeman', 'Foreman, early'), cell('earlyPeople', 'People, early', 'number')],
        [said('Late'), cell('lateForeman', 'Foreman, late'), cell('latePeople', 'People, late', 'number')],
      ],
    },
  },
  {
    name: 'Cells alone',
    definition: {
      type: 'table',
      key: 'measures',
      label: 'Measures',
      input: false,
      striped: true,
      hover: true,
      condensed: true,
      cellAlignment: 'right',
      rows: [
        [cell('length', 'Length', 'number'), cell('width', 'Width', 'number')],
        [cell('height', 'Height', 'number'), { components: [] }],
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'table',
      key: 'odd',
      numRows: '2',
      rows: [[null, cell('a', 'A')], null, [{ components: null }], []],
      header: [null, 'B'],
      caption: null,
      bordered: 'true',
    },
  },
];
