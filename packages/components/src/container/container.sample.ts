import type { ComponentSample } from '../kit/component-sample.ts';

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const containerSamples: readonly ComponentSample[] = [
  {
    name: 'An object of its own',
    definition: {
      type: 'container',
      key: 'contractor',
      label: 'Contractor',
      hideLabel: false,
      input: true,
      components: [createTextField('name', 'Name'), createTextField('phone', 'Phone')],
    },
    answer: { name: 'Holt Scaffolding', phone: '' },
  },
  {
    name: 'Not seen',
    definition: {
      type: 'container',
      key: 'meta',
      label: 'Container',
      input: true,
      components: [createTextField('ref', 'Reference')],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'container',
      key: 'odd',
      hideLabel: 'true',
      validate: { required: false },
      tree: true,
      components: [null],
    },
    answer: 'no object',
  },
];
