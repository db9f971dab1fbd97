import type { ComponentSample } from '../kit/component-sample.ts';

export const daySamples: readonly ComponentSample[] = [
  {
    name: 'A birthday',
    definition: {
      type: 'day',
      key: 'born',
      label: 'Date of birth',
      input: true,
      dayFirst: true,
      description: 'As in the passport',
      fields: {
        day: { required: true },
        month: { required: true },
        year: { required: true, minYear: 1900, placeholder: 'yyyy' },
      },
      validate: { required: true },
    },
    answer: '24/11/1990',
  },
  {
    name: 'Month and year',
    definition: {
      type: 'day',
      key: 'built',
      label: 'Built in',
      input: true,
      fields: { day: { hide: true }, month: { hide: false }, year: { hide: false } },
    },
    answer: '05/1987',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'day',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      hideInputLabels: false,
      fields: {
        day: { type: 'number', placeholder: '', hide: false, required: '' },
        month: { type: 'select', placeholder: '', hide: false, required: false },
        year: { type: 'number', placeholder: '', hide: 'false', minYear: '', maxYear: '' },
      },
      minDate: '',
      maxDate: 'moment()',
      defaultValue: '00/00/0000',
    },
    answer: '00/00/2024',
  },
];
