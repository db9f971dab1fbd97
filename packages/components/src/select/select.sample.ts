import type { ComponentSample } from '../kit/component-sample.ts';

const severities = [
  { label: 'Low', value: 'low' },
  { label: 'Medium', value: 'medium' },
  { label: 'High', value: 'high' },
];

export const selectSamples: readonly ComponentSample[] = [
  {
    name: 'One of a list',
    definition: {
      type: 'select',
      key: 'severity',
      label: 'Severity',
      input: true,
      placeholder: 'Choose',
      data: { values: severities },
      validate: { required: true },
    },
    answer: 'medium',
  },
  {
    name: 'Several of a list',
    definition: {
      type: 'select',
      key: 'affected',
      label: 'Trades affected',
      input: true,
      multiple: true,
      description: 'Choose all that have to stop work',
      data: {
        values: [
          { label: 'Scaffolding', value: 'scaffolding' },
          { label: 'Roofing', value: 'roofing' },
          { label: 'Groundworks', value: 'groundworks' },
        ],
      },
    },
    answer: ['roofing'],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'select',
      key: 'odd',
      label: 'Filled from elsewhere',
      input: true,
      dataSrc: 'url',
      data: { url: 'https://example.com/list', values: [{ label: '', value: '' }] },
      template: '<span>{{ item.label }}</span>',
      defaultValue: {},
    },
    answer: 'kept',
  },
];
