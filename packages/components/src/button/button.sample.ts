import type { ComponentSample } from '../kit/component-sample.ts';

export const buttonSamples: readonly ComponentSample[] = [
  {
    name: 'Submit',
    definition: { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit', theme: 'primary' },
  },
  {
    name: 'Open an address',
    definition: {
      type: 'button',
      key: 'rules',
      label: 'Site rules',
      input: true,
      action: 'url',
      url: 'https://example.com/rules',
      theme: 'secondary',
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'button',
      key: 'odd',
      input: true,
      action: 'saveState',
      block: 'true',
      size: 'md',
    },
  },
];
