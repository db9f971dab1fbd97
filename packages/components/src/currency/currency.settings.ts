import {
  decimalsSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  limitSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { currencySettingsMessages } from './currency.settings.messages.ts';
import { CURRENCY_CODES } from './currency-codes.ts';

export const currencySettings = settingsForm(currencySettingsMessages, (own, messages, { locale }) => ({
  display: [
    ...labelSettings(messages),
    {
      ...choiceSetting('currency', own.currency, listCurrencyNames(locale)),
      type: 'pickedChoice',
      defaultValue: 'USD',
      validate: { required: true },
    },
    ...typedSettings(messages),
    switchSetting('delimiter', messages.numbers.thousands, { defaultValue: true }),
    decimalsSetting(messages, 2),
  ],
  data: [keySetting(messages), multipleSetting(messages), numberSetting('defaultValue', messages.defaultValue)],
  validation: [...requiredSettings(messages), ...limitSettings(messages)],
  ...fieldTabs(messages),
}));

function listCurrencyNames(locale: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Object.fromEntries(CURRENCY_CODES.map((code) => [code, `${code} – ${names.of(code)}`]));
}
