import type { ComponentSample } from '../kit/component-sample.ts';
import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  patternSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const emailSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    { type: 'email', key: 'defaultValue', label: messages.defaultValue, input: true },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), patternSetting(messages)],
  ...fieldTabs(messages),
}));

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
