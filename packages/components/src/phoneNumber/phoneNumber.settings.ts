import {
  keySetting,
  labelSettings,
  patternSetting,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { phoneNumberSettingsWords } from './phoneNumber.settings.words.ts';

export const phoneNumberSettings = settingsForm(phoneNumberSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    ...typedSettings(words),
    textSetting('inputMask', words.mask, { defaultValue: '(999) 999-9999', description: own.maskHint }),
  ],
  data: [keySetting(words), severalSetting(words), textSetting('defaultValue', words.defaultValue)],
  validation: [...requiredSettings(words), patternSetting(words)],
  ...usualTabs(words),
}));
