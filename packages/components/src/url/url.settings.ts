import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const urlSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    { type: 'url', key: 'defaultValue', label: messages.defaultValue, input: true },
    autofillSetting(messages),
  ],
  validation: [...requiredSettings(messages), ...lengthSettings(messages)],
  ...fieldTabs(messages),
}));
