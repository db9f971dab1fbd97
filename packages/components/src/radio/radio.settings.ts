import {
  choicesSetting,
  dataTypeSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const radioSettings = settingsForm({
  display: [...labelSettings, switchSetting('inline', 'Side by side')],
  data: [keySetting, choicesSetting('values'), dataTypeSetting, textSetting('defaultValue', 'Default value')],
  validation: requiredSettings,
  ...usualTabs,
});
