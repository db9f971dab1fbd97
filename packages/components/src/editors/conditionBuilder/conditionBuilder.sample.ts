import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'conditionBuilder', key: 'conditional', label: 'When this field is shown', input: true };

export const conditionBuilderSamples: readonly ComponentSample[] = [
  { name: 'One comparison', definition, answer: { show: true, when: 'scaffold', eq: 'true' } },
  {
    name: 'Several comparisons',
    definition,
    answer: {
      show: false,
      conjunction: 'any',
      conditions: [
        { component: 'wind', operator: 'greaterThan', value: 38 },
        { component: 'site.weather', operator: 'isEmpty' },
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: { ...definition, description: 'In addition to what it lies in' },
    answer: { show: null, when: null, eq: '', json: '' },
  },
  {
    name: 'JSONLogic',
    definition,
    answer: { json: { '==': [{ var: 'data.scaffold' }, true] } },
  },
];
