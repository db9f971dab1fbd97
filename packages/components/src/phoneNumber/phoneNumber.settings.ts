import {
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  textSetting,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const phoneNumberSettings = settingsForm({
  display: [
    ...labelSettings,
    ...typedSettings,
    textSetting('inputMask', 'Mask', {
      defaultValue: '(999) 999-9999',
      description: '9 is a digit, a is a letter, * is either. Without a mask any number may be typed.',
    }),
  ],
  data: [keySetting, textSetting('defaultValue', 'Default value')],
  validation: [
    ...requiredSettings,
    textSetting('validate.pattern', 'Pattern', {
      description: 'A regular expression that the whole answer must match.',
    }),
  ],
  ...usualTabs,
});
