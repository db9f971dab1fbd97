import type { ComponentSample } from '../kit/component-sample.ts';

export const submissionNumberSamples: readonly ComponentSample[] = [
  {
    name: 'Before it is sent',
    definition: { type: 'submissionNumber', key: 'number', label: 'Number', input: true, padding: 5 },
  },
  {
    name: 'Sent',
    definition: {
      type: 'submissionNumber',
      key: 'number',
      label: 'Report number',
      input: true,
      padding: 5,
      description: 'Please give it when you call us',
    },
    answer: 42,
  },
  {
    name: 'As form files hold it',
    definition: { type: 'submissionNumber', key: 'odd', label: 'Odd settings', padding: '4', validate: null },
    answer: '17',
  },
];
