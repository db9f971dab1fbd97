import {
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  textSetting,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const emailSettings = settingsForm({
  display: [...labelSettings, ...typedSettings],
  data: [keySetting, { type: 'email', key: 'defaultValue', label: 'Default value', input: true }],
  validation: [...requiredSettings, textSetting('validate.pattern', 'Pattern')],
  ...usualTabs,
});
