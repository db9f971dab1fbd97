import {
  autofillSetting,
  keySetting,
  labelSettings,
  patternSetting,
  requiredSettings,
  settingsForm,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const emailSettings = settingsForm({
  display: [...labelSettings, ...typedSettings],
  data: [keySetting, { type: 'email', key: 'defaultValue', label: 'Default value', input: true }, autofillSetting],
  validation: [...requiredSettings, patternSetting],
  ...usualTabs,
});
