import type { ComponentSample } from '../kit/component-sample.ts';

export const urlSamples: readonly ComponentSample[] = [
  {
    name: 'Data sheet',
    definition: {
      type: 'url',
      key: 'dataSheet',
      label: 'Data sheet of the maker',
      input: true,
      placeholder: 'https://',
      validate: { required: true },
    },
    answer: 'https://example.com/sheets/ledger-240.pdf',
  },
  {
    name: 'As form files hold it',
    definition: { type: 'url', key: 'odd', label: 'Url', input: true, applyMaskOn: 'change', validate: [] },
    answer: 'www.example.org',
  },
];
