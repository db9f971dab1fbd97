import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  settingsForm,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const urlSettings = settingsForm({
  display: [...labelSettings, ...typedSettings],
  data: [keySetting, { type: 'url', key: 'defaultValue', label: 'Default value', input: true }, autofillSetting],
  validation: [...requiredSettings, ...lengthSettings],
  ...usualTabs,
});
