import {
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  switchSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const checkboxSettings = settingsForm({
  display: labelSettings,
  data: [keySetting, switchSetting('defaultValue', 'Ticked at first')],
  validation: requiredSettings,
  ...usualTabs,
});
