import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'pickedSource', key: 'dataSourceId', label: 'Data source', input: true };

export const pickedSourceSamples: readonly ComponentSample[] = [
  { name: 'People of the team', definition, answer: 'team-members' },
  { name: 'Of another team', definition, answer: 'assets' },
];
