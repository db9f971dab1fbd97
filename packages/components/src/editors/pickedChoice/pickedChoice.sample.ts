import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'pickedChoice', key: 'currency', label: 'Currency', input: true };
const values = ['EUR – Euro', 'GBP – British Pound', 'USD – US Dollar'].map((label) => ({
  label,
  value: label.slice(0, 3),
}));

export const pickedChoiceSamples: readonly ComponentSample[] = [
  { name: 'One of three', definition: { ...definition, data: { values } }, answer: 'GBP' },
  { name: 'As form files hold it', definition: { ...definition, choicesIn: 'data.values' }, answer: ['gone'] },
];
