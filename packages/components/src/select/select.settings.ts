import type { ComponentSample } from '../kit/component-sample.ts';
import {
  dataTypeSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { refreshSettings, searchSettings, sourceSettings } from '../kit/settings/source-settings.ts';
import { selectSettingsMessages } from './select.settings.messages.ts';

export const selectSettings = settingsForm(selectSettingsMessages, ({ multiple }, messages) => ({
  display: [...labelSettings(messages), textSetting('placeholder', messages.placeholder)],
  data: [
    keySetting(messages),
    switchSetting('multiple', multiple),
    ...sourceSettings('data.values', ['values', 'url', 'json', 'custom', 'dataSource'], messages),
    ...searchSettings(messages),
    ...refreshSettings(messages),
    dataTypeSetting(messages),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const severities = [
  { label: 'Low', value: 'low' },
  { label: 'Medium', value: 'medium' },
  { label: 'High', value: 'high' },
];

export const selectSamples: readonly ComponentSample[] = [
  {
    name: 'One of a list',
    definition: {
      type: 'select',
      key: 'severity',
      label: 'Severity',
      input: true,
      placeholder: 'Choose',
      data: { values: severities },
      validate: { required: true },
    },
    answer: 'medium',
  },
  {
    name: 'Several of a list',
    definition: {
      type: 'select',
      key: 'affected',
      label: 'Trades affected',
      input: true,
      multiple: true,
      description: 'Choose all that have to stop work',
      data: {
        values: [
          { label: 'Scaffolding', value: 'scaffolding' },
          { label: 'Roofing', value: 'roofing' },
          { label: 'Groundworks', value: 'groundworks' },
        ],
      },
    },
    answer: ['roofing'],
  },
  {
    name: 'One of a long list',
    definition: {
      type: 'select',
      key: 'drawing',
      label: 'Drawing',
      input: true,
      description: 'Type a part of its number',
      data: {
        values: Array.from({ length: 80 }, (_, at) => ({ label: `Drawing ${1_000 + at}`, value: `d${1_000 + at}` })),
      },
    },
    answer: 'd1034',
  },
  {
    name: 'From an address',
    definition: {
      type: 'select',
      key: 'supplier',
      label: 'Supplier',
      input: true,
      multiple: true,
      dataSrc: 'url',
      data: { url: 'https://lists.example/suppliers' },
      valueProperty: 'id',
      template: '<span>{{ item.name }}</span>',
    },
    answer: ['s1', 's7'],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'select',
      key: 'odd',
      label: 'Filled from elsewhere',
      input: true,
      dataSrc: 'url',
      data: { url: 'https://example.com/list', values: [{ label: '', value: '' }] },
      template: '<span>{{ item.label }}</span>',
      defaultValue: {},
    },
    answer: 'kept',
  },
];
