import {
  autofillSetting,
  keySetting,
  labelSettings,
  patternSetting,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const emailSettings = plainSettingsForm((words) => ({
  display: [...labelSettings(words), ...typedSettings(words)],
  data: [
    keySetting(words),
    severalSetting(words),
    { type: 'email', key: 'defaultValue', label: words.defaultValue, input: true },
    autofillSetting(words),
  ],
  validation: [...requiredSettings(words), patternSetting(words)],
  ...usualTabs(words),
}));
