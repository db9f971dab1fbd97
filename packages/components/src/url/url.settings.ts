import type { ComponentSample } from '../kit/component-sample.ts';
import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const urlSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    { type: 'url', key: 'defaultValue', label: messages.defaultValue, input: true },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), ...lengthSettings(messages)],
  ...fieldTabs(messages),
}));

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
