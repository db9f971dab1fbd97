import {
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';

export const numberSettings = settingsForm({
  display: [
    ...labelSettings,
    ...typedSettings,
    switchSetting('delimiter', 'Separate thousands'),
    numberSetting('decimalLimit', 'Decimal places', { decimalLimit: 0, validate: { min: 0, max: 20 } }),
    switchSetting('requireDecimal', 'Always show decimal places'),
  ],
  data: [keySetting, numberSetting('defaultValue', 'Default value')],
  validation: [
    ...requiredSettings,
    numberSetting('validate.min', 'Smallest'),
    numberSetting('validate.max', 'Largest'),
    numberSetting('validate.step', 'Multiple of'),
    switchSetting('validate.integer', 'Whole numbers only'),
  ],
  ...usualTabs,
});
