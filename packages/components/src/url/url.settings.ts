import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const urlSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages)],
  data: [
    keySetting(messages),
    severalSetting(messages),
    { type: 'url', key: 'defaultValue', label: messages.defaultValue, input: true },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), ...lengthSettings(messages)],
  ...usualTabs(messages),
}));
