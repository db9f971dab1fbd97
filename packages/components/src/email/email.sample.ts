import type { ComponentSample } from '../kit/component-sample.ts';

export const emailSamples: readonly ComponentSample[] = [
  {
    name: 'Contact',
    definition: {
      type: 'email',
      key: 'contact',
      label: 'Send the report to',
      input: true,
      placeholder: 'name@example.com',
      validate: { required: true },
    },
    answer: 'lena.fischer@example.com',
  },
  {
    name: 'As form files hold it',
    definition: { type: 'email', key: 'odd', label: 'Email', input: true, kickbox: { enabled: true }, validate: [] },
  },
];
