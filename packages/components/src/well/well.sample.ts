import type { ComponentSample } from '../kit/component-sample.ts';

export const wellSamples: readonly ComponentSample[] = [
  {
    name: 'For the office only',
    definition: {
      type: 'well',
      key: 'officeOnly',
      label: 'Office only',
      input: false,
      components: [{ type: 'textfield', key: 'costCentre', label: 'Cost centre', input: true }],
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'well', key: 'odd', label: 'Test Well', components: [{ type: 'number', key: 'n' }, 7] },
  },
];
