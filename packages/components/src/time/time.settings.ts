import {
  choiceSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const timeSettings = settingsForm({
  display: [
    ...labelSettings,
    choiceSetting('format', 'On paper', { 'HH:mm': '14:30', 'hh:mm A': '02:30 PM', 'HH:mm:ss': '14:30:00' }),
  ],
  data: [keySetting, textSetting('defaultValue', 'Default value', { description: 'As 14:30.' })],
  validation: requiredSettings,
  ...usualTabs,
});
