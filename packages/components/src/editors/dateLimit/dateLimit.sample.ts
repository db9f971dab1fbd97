import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'dateLimit', key: 'minDate', label: 'First date', input: true };

export const dateLimitSamples: readonly ComponentSample[] = [
  { name: 'Three days from today', definition, answer: "moment().startOf('day').add(3, 'days')" },
  { name: 'A date', definition: { ...definition, description: 'The day that work begins' }, answer: '2026-11-24' },
  { name: 'As form files hold it', definition, answer: 'moment(data.from)' },
];
