import { keySetting, settingsForm, textSetting, usualTabs } from '../kit/common-settings.ts';

export const hiddenSettings = settingsForm({
  display: [textSetting('label', 'Label', { validate: { required: true } })],
  data: [keySetting, textSetting('defaultValue', 'Default value')],
  logic: usualTabs.logic,
});
