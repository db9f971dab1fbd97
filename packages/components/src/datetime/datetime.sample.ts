import type { ComponentSample } from '../kit/component-sample.ts';

export const datetimeSamples: readonly ComponentSample[] = [
  {
    name: 'A day',
    definition: {
      type: 'datetime',
      key: 'inspected',
      label: 'Day of inspection',
      input: true,
      enableTime: false,
      format: 'dd-MM-yyyy',
      description: 'Not a weekend',
      datePicker: { minDate: '2026-01-01', maxDate: null, disableWeekends: true },
      validate: { required: true },
    },
    answer: '2026-11-24',
  },
  {
    name: 'Within two weeks',
    definition: {
      type: 'datetime',
      key: 'visit',
      label: 'Visit on',
      input: true,
      enableTime: false,
      datePicker: {
        minDate: "moment().startOf('day')",
        maxDate: "moment().startOf('day').add(2, 'weeks')",
        disable: '2026-12-24 - 2026-12-31',
        disabledWeekdays: { 0: true },
      },
    },
  },
  {
    name: 'A day and a time',
    definition: {
      type: 'datetime',
      key: 'incident',
      label: 'When did it happen',
      input: true,
      format: 'yyyy-MM-dd HH:mm',
    },
    answer: '2026-11-21T10:41:00+01:00',
  },
  {
    name: 'A time',
    definition: { type: 'datetime', key: 'gate', label: 'Gate opens', input: true, enableDate: false },
    answer: '07:00:00',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'datetime',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      enableTime: 'false',
      defaultDate: 'moment()',
      defaultValue: '',
      datePicker: { minDate: 'moment().subtract(1, "day")', maxDate: null, disableFunction: '', yearRows: 4 },
      widget: { type: 'calendar', minDate: null, format: 'yyyy-MM-dd', enableTime: false },
      timezone: '',
      customOptions: {},
    },
    answer: '2024-02-29T00:00:00+01:00',
  },
];
