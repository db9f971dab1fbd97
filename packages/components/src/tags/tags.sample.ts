import type { ComponentSample } from '../kit/component-sample.ts';

export const tagsSamples: readonly ComponentSample[] = [
  {
    name: 'What a complaint is about',
    definition: {
      type: 'tags',
      key: 'topics',
      label: 'What it is about',
      input: true,
      placeholder: 'noise, dust …',
      maxTags: 5,
      validate: { required: true },
    },
    answer: 'noise,late work',
  },
  {
    name: 'A list',
    definition: { type: 'tags', key: 'plots', label: 'Plots', input: true, storeas: 'array', delimeter: ';' },
    answer: ['RQ-014', 'RQ-015'],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'tags',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      delimeter: null,
      maxTags: '',
      storeas: 'text',
      inputFormat: 'plain',
      validate: null,
      defaultValue: 7,
    },
  },
];
