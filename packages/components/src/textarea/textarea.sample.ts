import type { ComponentSample } from '../kit/component-sample.ts';

export const textareaSamples: readonly ComponentSample[] = [
  {
    name: 'Notes',
    definition: {
      type: 'textarea',
      key: 'notes',
      label: 'Notes for the next visit',
      input: true,
      rows: 4,
      autoExpand: true,
      description: 'What should the next person look at first?',
      validate: { maxLength: 2000 },
    },
    answer: 'Check the netting on level 3.\nGate code changes on Monday.',
  },
  {
    name: 'JSON',
    definition: { type: 'textarea', key: 'settings', label: 'Settings', input: true, as: 'json', rows: 5 },
    answer: { levels: [1, 2, 3] },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'textarea', key: 'odd', label: '', input: true, rows: '3', editor: 'ckeditor', as: 'html' },
    answer: '<p>Written in an editor</p>',
  },
];
