import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'gridColumns', key: 'components', label: 'Columns', input: true };

export const gridColumnsSamples: readonly ComponentSample[] = [
  {
    name: 'Deliveries',
    definition: { ...definition, description: 'One question for each column' },
    answer: [
      { type: 'textfield', key: 'material', label: 'Material', input: true, validate: { required: true } },
      { type: 'number', key: 'amount', label: 'Amount', input: true, suffix: 'kg' },
    ],
  },
  {
    name: 'As form files hold it',
    definition,
    answer: [
      { type: 'textfield', key: 'a', label: 'A', validate: { required: 'true', maxLength: 9 } },
      { type: 'moonPhase', key: 'a' },
      null,
    ],
  },
];
