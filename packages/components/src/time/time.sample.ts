import type { ComponentSample } from '../kit/component-sample.ts';

export const timeSamples: readonly ComponentSample[] = [
  {
    name: 'Start of work',
    definition: {
      type: 'time',
      key: 'start',
      label: 'Start of work',
      input: true,
      description: 'When the first person was on site',
      validate: { required: true },
    },
    answer: '07:30:00',
  },
  {
    name: 'With seconds',
    definition: { type: 'time', key: 'lap', label: 'Alarm heard at', input: true, format: 'HH:mm:ss' },
    answer: '14:05:09',
  },
  {
    name: 'As form files hold it',
    definition: { type: 'time', key: 'odd', label: 'Odd settings', input: true, inputMask: '99:99', defaultValue: '' },
    answer: '2:30 PM',
  },
];
