import type { ComponentSample } from '../kit/component-sample.ts';

const createCell = (key: string, label: string, type = 'textfield') => ({
  components: [{ type, key, label, input: true }],
});
const createTextCell = (html: string) => ({
  components: [{ type: 'content', key: `said${html}`, html, input: false }],
});

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
        [
          createTextCell('Early'),
          createCell('earlyForeman', 'Foreman, early'),
          createCell('earlyPeople', 'People, early', 'number'),
        ],
        [
          createTextCell('Late'),
          createCell('lateForeman', 'Foreman, late'),
          createCell('latePeople', 'People, late', 'number'),
        ],
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
        [createCell('length', 'Length', 'number'), createCell('width', 'Width', 'number')],
        [createCell('height', 'Height', 'number'), { components: [] }],
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'table',
      key: 'odd',
      numRows: '2',
      rows: [[null, createCell('a', 'A')], null, [{ components: null }], []],
      header: [null, 'B'],
      caption: null,
      bordered: 'true',
    },
  },
];
