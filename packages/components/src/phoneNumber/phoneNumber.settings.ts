import type { ComponentSample } from '../kit/component-sample.ts';
import {
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  patternSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { phoneNumberSettingsMessages } from './phoneNumber.settings.messages.ts';

export const phoneNumberSettings = settingsForm(phoneNumberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    ...typedSettings(messages),
    textSetting('inputMask', messages.mask, { defaultValue: '(999) 999-9999', description: own.maskHint }),
  ],
  data: [keySetting(messages), multipleSetting(messages), textSetting('defaultValue', messages.defaultValue)],
  validation: [...requiredSettings(messages), patternSetting(messages)],
  ...fieldTabs(messages),
}));

export const phoneNumberSamples: readonly ComponentSample[] = [
  {
    name: 'The usual mask',
    definition: {
      type: 'phoneNumber',
      key: 'mobile',
      label: 'Mobile phone',
      input: true,
      description: 'From abroad with + and the code of the country',
      validate: { required: true },
    },
    answer: '(020) 794-6095',
  },
  {
    name: 'A mask of its own',
    definition: {
      type: 'phoneNumber',
      key: 'office',
      label: 'Office',
      input: true,
      prefix: '+47',
      inputMask: '999 99 999',
      placeholder: '912 34 567',
    },
    answer: '912 34 567',
  },
  {
    name: 'Several masks',
    definition: {
      type: 'phoneNumber',
      key: 'emergency',
      label: 'In an emergency',
      input: true,
      allowMultipleMasks: true,
      inputMasks: [
        { label: 'Mobile', mask: '99999 999999' },
        { label: 'Desk', mask: '9999' },
      ],
    },
    answer: { value: '4417', maskName: 'Desk' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'phoneNumber',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      inputMask: false,
      inputType: 'tel',
      inputMode: 'decimal',
      defaultValue: null,
      validate: { minLength: '', maxLength: '', pattern: '' },
    },
    answer: 4712345678,
  },
];
