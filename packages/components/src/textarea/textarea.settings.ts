import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const textareaSettings = settingsForm({
  display: [
    ...labelSettings,
    textSetting('placeholder', 'Placeholder'),
    numberSetting('rows', 'Lines', { decimalLimit: 0, validate: { min: 1, max: 40 } }),
    switchSetting('autoExpand', 'Grow with the text'),
  ],
  data: [
    keySetting,
    { type: 'textarea', key: 'defaultValue', label: 'Default value', input: true, rows: 3 },
    autofillSetting,
  ],
  validation: [...requiredSettings, ...lengthSettings],
  ...usualTabs,
});
