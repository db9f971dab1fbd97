import type { ComponentSample } from '../kit/component-sample.ts';
import {
  decimalsSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  limitSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { numberSetting, switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { numberSettingsMessages } from './number.settings.messages.ts';

export const numberSettings = settingsForm(numberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    ...typedSettings(messages),
    switchSetting('delimiter', messages.numbers.thousands),
    decimalsSetting(messages),
    switchSetting('requireDecimal', own.requireDecimal),
  ],
  data: [keySetting(messages), multipleSetting(messages), numberSetting('defaultValue', messages.defaultValue)],
  validation: [
    ...requiredSettings(messages),
    ...limitSettings(messages),
    switchSetting('validate.integer', own.integer),
  ],
  ...fieldTabs(messages),
}));

export const numberSamples: readonly ComponentSample[] = [
  {
    name: 'A measure with a limit',
    definition: {
      type: 'number',
      key: 'wind',
      label: 'Wind speed at working height',
      input: true,
      suffix: 'mph',
      description: 'Work stops above 38 mph',
      validate: { required: true, min: 0, max: 38, customMessage: 'Enter 38 or less, or raise a stop notice' },
    },
    answer: 24,
  },
  {
    name: 'Thousands and decimals',
    definition: {
      type: 'number',
      key: 'area',
      label: 'Area inspected',
      input: true,
      delimiter: true,
      decimalLimit: 2,
      requireDecimal: true,
      suffix: 'm²',
    },
    answer: 1250.5,
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'number',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      decimalLimit: '2',
      delimiter: 'true',
      validate: { min: '', max: '10', step: 'any', integer: '' },
      defaultValue: '4.25',
    },
    answer: 'about ten',
  },
];
