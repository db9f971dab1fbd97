import {
  choiceSetting,
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  typedSettings,
  usualTabs,
} from '../kit/common-settings.ts';
import { CURRENCY_CODES } from './currency-codes.ts';

const names = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = Object.fromEntries(CURRENCY_CODES.map((code) => [code, `${code} – ${names.of(code)}`]));

export const currencySettings = settingsForm({
  display: [
    ...labelSettings,
    { ...choiceSetting('currency', 'Currency', currencies), defaultValue: 'USD', validate: { required: true } },
    ...typedSettings,
    switchSetting('delimiter', 'Separate thousands', { defaultValue: true }),
    numberSetting('decimalLimit', 'Decimal places', {
      decimalLimit: 0,
      defaultValue: 2,
      validate: { min: 0, max: 20 },
    }),
  ],
  data: [keySetting, numberSetting('defaultValue', 'Default value')],
  validation: [
    ...requiredSettings,
    numberSetting('validate.min', 'Smallest'),
    numberSetting('validate.max', 'Largest'),
    numberSetting('validate.step', 'Multiple of'),
  ],
  ...usualTabs,
});
