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
