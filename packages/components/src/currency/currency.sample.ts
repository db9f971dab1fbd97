import type { ComponentSample } from '../kit/component-sample.ts';

export const currencySamples: readonly ComponentSample[] = [
  {
    name: 'A cost in dollars',
    definition: {
      type: 'currency',
      key: 'cost',
      label: 'Cost of repair',
      input: true,
      currency: 'USD',
      description: 'Without tax',
      validate: { required: true, min: 0 },
    },
    answer: 1250.5,
  },
  {
    name: 'Yen, which have no cents',
    definition: { type: 'currency', key: 'fee', label: 'Fee', input: true, currency: 'JPY', decimalLimit: 0 },
    answer: 48000,
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'currency',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      currency: 'nok',
      delimiter: true,
      inputFormat: 'plain',
      suffix: 'per month',
      validate: { min: '', max: '', step: 'any', integer: '' },
      defaultValue: '',
    },
    answer: '1200.00',
  },
];
