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

export const urlSettings = plainSettingsForm((words) => ({
  display: [...labelSettings(words), ...typedSettings(words)],
  data: [
    keySetting(words),
    severalSetting(words),
    { type: 'url', key: 'defaultValue', label: words.defaultValue, input: true },
    autofillSetting(words),
  ],
  validation: [...requiredSettings(words), ...lengthSettings(words)],
  ...usualTabs(words),
}));
