import type { ComponentSample } from '../kit/component-sample.ts';
import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { dateSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { daySettingsMessages } from './day.settings.messages.ts';

const dayParts = ['day', 'month', 'year'] as const;
const yearSetting = { decimalLimit: 0, validate: { min: 1, max: 9999 } };

export const daySettings = settingsForm(daySettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('dayFirst', own.dayFirst),
    switchSetting('hideInputLabels', own.hideInputLabels),
    ...dayParts.map((part) => switchSetting(`fields.${part}.hide`, own[part].hide)),
    ...dayParts.map((part) => textSetting(`fields.${part}.placeholder`, own[part].placeholder)),
  ],
  data: [keySetting(messages), dateSetting('defaultValue', messages.defaultValue)],
  validation: [
    ...requiredSettings(messages),
    ...dayParts.map((part) => switchSetting(`fields.${part}.required`, own[part].required)),
    dateSetting('minDate', messages.dates.first),
    dateSetting('maxDate', messages.dates.last),
    numberSetting('fields.year.minYear', own.firstYear, yearSetting),
    numberSetting('fields.year.maxYear', own.lastYear, yearSetting),
  ],
  ...groupTabs(messages),
}));

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
