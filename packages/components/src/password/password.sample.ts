import type { ComponentSample } from '../kit/component-sample.ts';

export const passwordSamples: readonly ComponentSample[] = [
  {
    name: 'Code of a door',
    definition: {
      type: 'password',
      key: 'doorCode',
      label: 'Code of the plant room',
      input: true,
      description: 'Six digits; it is changed each Friday',
      validate: { required: true, pattern: '[0-9]{6}' },
    },
    answer: '481516',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'password',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      protected: true,
      tableView: false,
      validate: [],
      placeholder: null,
      defaultValue: 7,
    },
  },
];
