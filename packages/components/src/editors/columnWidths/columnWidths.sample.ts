import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'columnWidths', key: 'columns', label: 'Columns', input: true };

export const columnWidthsSamples: readonly ComponentSample[] = [
  {
    name: 'Narrow and wide',
    definition,
    answer: [
      { width: 3, components: [] },
      { width: 9, components: [] },
    ],
  },
  {
    name: 'As form files hold it',
    definition: { ...definition, description: 'Side by side where there is room' },
    answer: [{ width: '4', offset: 0, push: 0, pull: 0, size: 'md', components: [] }, { width: 12 }],
  },
];
