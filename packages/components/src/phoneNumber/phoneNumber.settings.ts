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
