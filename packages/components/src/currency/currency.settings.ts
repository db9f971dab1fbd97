import type { ComponentSample } from '../kit/component-sample.ts';
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

export const currencySamples: readonly ComponentSample[] = [
  {
    name: 'A cost in dollars',
    definition: {
      type: 'currency',
      key: 'cost',
      label: 'Cost of repair',
      input: true,
      currency: 'USD',
      description: 'Without tax',
      validate: { required: true, min: 0 },
    },
    answer: 1250.5,
  },
  {
    name: 'Yen, which have no cents',
    definition: { type: 'currency', key: 'fee', label: 'Fee', input: true, currency: 'JPY', decimalLimit: 0 },
    answer: 48000,
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'currency',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      currency: 'nok',
      delimiter: true,
      inputFormat: 'plain',
      suffix: 'per month',
      validate: { min: '', max: '', step: 'any', integer: '' },
      defaultValue: '',
    },
    answer: '1200.00',
  },
];

/**
 * Codes of current currencies (ISO 4217) that authors can choose in the builder. Imported forms may use other codes.
 */
export const CURRENCY_CODES: readonly string[] = `
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD
SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF
YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/);
