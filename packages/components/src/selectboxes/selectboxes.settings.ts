import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { countSetting, switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';
import { selectboxesSettingsMessages } from './selectboxes.settings.messages.ts';

export const selectboxesSettings = settingsForm(selectboxesSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), switchSetting('inline', messages.choices.sideBySide)],
  data: [
    keySetting(messages),
    ...sourceSettings('values', ['values', 'url'], messages).map((setting) =>
      setting.key === 'defaultValue' ? { ...setting, isSelection: true } : setting,
    ),
  ],
  validation: [
    ...requiredSettings(messages),
    countSetting('validate.minSelectedCount', own.least),
    countSetting('validate.maxSelectedCount', own.most),
  ],
  ...fieldTabs(messages),
}));

export const selectboxesSamples: readonly ComponentSample[] = [
  {
    name: 'Protective equipment',
    definition: {
      type: 'selectboxes',
      key: 'equipment',
      label: 'Protective equipment worn',
      input: true,
      description: 'At least helmet and boots',
      values: [
        { label: 'Helmet', value: 'helmet' },
        { label: 'Boots', value: 'boots' },
        { label: 'High-visibility vest', value: 'vest' },
        { label: 'Harness', value: 'harness' },
      ],
      validate: { required: true, minSelectedCount: 2 },
    },
    answer: { helmet: true, boots: true, vest: false, harness: false },
  },
  {
    name: 'Days, side by side',
    definition: {
      type: 'selectboxes',
      key: 'days',
      label: 'Days on site',
      input: true,
      inline: true,
      values: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ label, value: label.toLowerCase() })),
      validate: { maxSelectedCount: 3 },
    },
    answer: { mon: true, tue: false, wed: true, thu: false, fri: false },
  },
  {
    name: 'From an address',
    definition: {
      type: 'selectboxes',
      key: 'site',
      label: 'Sites visited',
      input: true,
      dataSrc: 'url',
      data: { url: 'https://lists.example/sites' },
      valueProperty: 'id',
      template: '<span>{{ item.name }}</span>',
    },
    answer: { n: true },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'selectboxes',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      inputType: 'checkbox',
      values: [
        { label: '', value: '' },
        { label: 'One', value: 1, shortcut: '' },
        { label: 'Two', value: 'two' },
      ],
      defaultValue: { '': false, 1: 'true' },
      minSelectedCountMessage: '',
      validate: { minSelectedCount: '', maxSelectedCount: '', onlyAvailableItems: false },
    },
    answer: { '': false, 1: true, two: false, gone: true },
  },
];
