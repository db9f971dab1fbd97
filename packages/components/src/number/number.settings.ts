import {
  decimalsSetting,
  keySetting,
  labelSettings,
  limitSettings,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { numberSetting, switchSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { numberSettingsWords } from './number.settings.words.ts';

export const numberSettings = settingsForm(numberSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    ...typedSettings(words),
    switchSetting('delimiter', words.numbers.thousands),
    decimalsSetting(words),
    switchSetting('requireDecimal', own.requireDecimal),
  ],
  data: [keySetting(words), severalSetting(words), numberSetting('defaultValue', words.defaultValue)],
  validation: [...requiredSettings(words), ...limitSettings(words), switchSetting('validate.integer', own.integer)],
  ...usualTabs(words),
}));
