import type { ComponentSample } from '../kit/component-sample.ts';

export const numberSamples: readonly ComponentSample[] = [
  {
    name: 'A measure with a limit',
    definition: {
      type: 'number',
      key: 'wind',
      label: 'Wind speed at working height',
      input: true,
      suffix: 'mph',
      description: 'Work stops above 38 mph',
      validate: { required: true, min: 0, max: 38, customMessage: 'Enter 38 or less, or raise a stop notice' },
    },
    answer: 24,
  },
  {
    name: 'Thousands and decimals',
    definition: {
      type: 'number',
      key: 'area',
      label: 'Area inspected',
      input: true,
      delimiter: true,
      decimalLimit: 2,
      requireDecimal: true,
      suffix: 'm²',
    },
    answer: 1250.5,
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'number',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      decimalLimit: '2',
      delimiter: 'true',
      validate: { min: '', max: '10', step: 'any', integer: '' },
      defaultValue: '4.25',
    },
    answer: 'about ten',
  },
];
