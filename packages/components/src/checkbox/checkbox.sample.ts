import type { ComponentSample } from '../kit/component-sample.ts';

export const checkboxSamples: readonly ComponentSample[] = [
  {
    name: 'A declaration',
    definition: {
      type: 'checkbox',
      key: 'briefed',
      label: 'I have been briefed on site rules',
      input: true,
      description: 'The briefing takes five minutes at the gate.',
      validate: { required: true },
    },
    answer: true,
  },
  {
    name: 'As form files hold it',
    definition: { type: 'checkbox', key: 'odd', label: 'Odd settings', input: true, defaultValue: 'true', value: '' },
  },
];
