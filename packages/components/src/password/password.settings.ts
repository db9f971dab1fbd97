import type { ComponentSample } from '../kit/component-sample.ts';
import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { passwordSettingsMessages } from './password.settings.messages.ts';

export const passwordSettings = settingsForm(passwordSettingsMessages, (own, messages) => {
  const [label, ...others] = labelSettings(messages);
  return {
    display: [
      { ...label!, description: own.labelHint },
      ...others,
      textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
    ],
    data: [keySetting(messages), autofillSetting(messages)],
    validation: [...requiredSettings(messages), ...lengthSettings(messages)],
    ...fieldTabs(messages),
  };
});

export const passwordSamples: readonly ComponentSample[] = [
  {
    name: 'Code of a door',
    definition: {
      type: 'password',
      key: 'doorCode',
      label: 'Code of the plant room',
      input: true,
      description: 'Six digits; it is changed each Friday',
      validate: { required: true, pattern: '[0-9]{6}' },
    },
    answer: '481516',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'password',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      protected: true,
      tableView: false,
      validate: [],
      placeholder: null,
      defaultValue: 7,
    },
  },
];
