import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a currency field. */
export const currencySettingsMessages = memberMessages({
  currency: { en: 'Currency', de: 'Währung', fr: 'Devise' },
});
