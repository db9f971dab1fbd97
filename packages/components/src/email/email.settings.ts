import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  patternSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const emailSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    { type: 'email', key: 'defaultValue', label: messages.defaultValue, input: true },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), patternSetting(messages)],
  ...fieldTabs(messages),
}));
