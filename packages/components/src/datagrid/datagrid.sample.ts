import type { ComponentSample } from '../kit/component-sample.ts';

const levels = ['High', 'Medium', 'Low'].map((label) => ({ label, value: label.toLowerCase() }));

export const datagridSamples: readonly ComponentSample[] = [
  {
    name: 'Defects',
    definition: {
      type: 'datagrid',
      key: 'defects',
      label: 'Defects found',
      input: true,
      addAnother: 'Add defect',
      reorder: true,
      components: [
        { type: 'textfield', key: 'defect', label: 'Defect', input: true, validate: { required: true } },
        { type: 'select', key: 'severity', label: 'Severity', input: true, data: { values: levels } },
        { type: 'number', key: 'days', label: 'Days to fix', input: true },
        { type: 'checkbox', key: 'fixed', label: 'Fixed', input: true },
      ],
    },
    answer: [
      { defect: 'Toe board missing, level 3 east', severity: 'high', days: 1, fixed: false },
      { defect: 'Cable across stair landing', severity: 'low', days: 3, fixed: true },
    ],
  },
  {
    name: 'Parts with measures',
    definition: {
      type: 'datagrid',
      key: 'parts',
      label: 'Parts',
      input: true,
      description: 'One row for each part',
      validate: { minLength: 1, maxLength: 5 },
      components: [
        { type: 'textfield', key: 'part', label: 'Part', input: true },
        {
          type: 'columns',
          key: 'size',
          input: false,
          columns: ['Length', 'Width'].map((label) => ({
            width: 6,
            components: [{ type: 'number', key: label.toLowerCase(), label, input: true }],
          })),
        },
      ],
    },
    answer: [{ part: 'Ledger', length: 240, width: 5 }],
  },
  {
    name: 'Empty at first',
    definition: {
      type: 'datagrid',
      key: 'visitors',
      label: 'Visitors',
      input: true,
      initEmpty: true,
      addAnotherPosition: 'both',
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
    },
  },
  {
    name: 'Fixed rows',
    definition: {
      type: 'datagrid',
      key: 'hours',
      label: 'Hours',
      input: true,
      hasFixedRows: true,
      rowHeader: { key: 'day', label: 'Day' },
      fixedRows: ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ label, value: label.toLowerCase() })),
      components: [
        { type: 'number', key: 'worked', label: 'Worked', input: true },
        { type: 'textfield', key: 'on', label: 'On what', input: true },
      ],
    },
    answer: [{ day: 'monday', worked: 8, on: 'Scaffold' }, { day: 'tuesday' }, { day: 'wednesday', worked: 4 }],
  },
  {
    name: 'Rows in groups',
    definition: {
      type: 'datagrid',
      key: 'checks',
      label: 'Checks',
      input: true,
      enableRowGroups: true,
      rowGroups: [
        { label: 'Before work', numberOfRows: 2 },
        { label: 'After work', numberOfRows: '1' },
      ],
      components: [
        { type: 'textfield', key: 'check', label: 'Check', input: true },
        { type: 'checkbox', key: 'done', label: 'Done', input: true },
      ],
    },
    answer: [
      { check: 'Harness', done: true },
      { check: 'Ladder', done: false },
      { check: 'Tools', done: true },
    ],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'datagrid',
      key: 'odd',
      label: 'Odd settings',
      components: [null, { type: 'textfield', key: 'a', label: 'A' }, 'x'],
      validate: null,
      defaultValue: null,
      addAnother: null,
      reorder: 'true',
      enableRowGroups: 'true',
      rowGroups: [null, { label: 'Odd', numberOfRows: 'many' }],
      hasFixedRows: true,
      fixedRows: 7,
    },
    answer: { a: 'one row, not in a list' },
  },
];
