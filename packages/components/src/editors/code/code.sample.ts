import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = {
  type: 'code',
  key: 'calculateValue',
  label: 'Calculated value',
  kind: 'calculateValue',
  language: 'either',
  input: true,
};

export const codeSamples: readonly ComponentSample[] = [
  {
    name: 'A calculation',
    definition,
    answer: 'const price = data.price || 0;\nvalue = price * (1 + data.rate / 100);',
  },
  { name: 'JSONLogic', definition, answer: { '+': [{ var: 'data.price' }, 1] } },
  {
    name: 'As form files hold it',
    definition: { ...definition, description: 'Worked out anew after every change' },
    answer: '',
  },
];
