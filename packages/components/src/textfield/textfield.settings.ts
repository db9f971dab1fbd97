import {
  autofillSetting,
  choiceSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const textfieldSettings = settingsForm({
  display: [
    ...labelSettings,
    ...typedSettings,
    choiceSetting('case', 'Letters', { mixed: 'As typed', uppercase: 'Capitals', lowercase: 'Small letters' }),
  ],
  data: [
    keySetting,
    switchSetting('multiple', 'Several answers'),
    textSetting('defaultValue', 'Default value'),
    autofillSetting,
  ],
  validation: [
    ...requiredSettings,
    ...lengthSettings,
    textSetting('inputMask', 'Mask', { description: '9 is a digit, a is a letter, * is either.' }),
  ],
  ...usualTabs,
});
