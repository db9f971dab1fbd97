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

export const selectSettings = settingsForm({
  display: [...labelSettings, textSetting('placeholder', 'Placeholder')],
  data: [
    keySetting,
    switchSetting('multiple', 'Several choices'),
    choicesSetting('data.values'),
    dataTypeSetting,
    textSetting('defaultValue', 'Default value'),
  ],
  validation: requiredSettings,
  ...usualTabs,
});
