import {
  decimalsSetting,
  keySetting,
  labelSettings,
  limitSettings,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { currencySettingsWords } from './currency.settings.words.ts';
import { CURRENCY_CODES } from './currency-codes.ts';

export const currencySettings = settingsForm(currencySettingsWords, (own, words, { locale }) => ({
  display: [
    ...labelSettings(words),
    {
      ...choiceSetting('currency', own.currency, currencyNames(locale)),
      type: 'pickedChoice',
      defaultValue: 'USD',
      validate: { required: true },
    },
    ...typedSettings(words),
    switchSetting('delimiter', words.numbers.thousands, { defaultValue: true }),
    decimalsSetting(words, 2),
  ],
  data: [keySetting(words), severalSetting(words), numberSetting('defaultValue', words.defaultValue)],
  validation: [...requiredSettings(words), ...limitSettings(words)],
  ...usualTabs(words),
}));

function currencyNames(locale: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Object.fromEntries(CURRENCY_CODES.map((code) => [code, `${code} – ${names.of(code)}`]));
}
