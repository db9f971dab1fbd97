import { memberWords } from '@tideform/words';

/** Texts of the settings of a currency. */
export const currencySettingsWords = memberWords({
  currency: { en: 'Currency', de: 'Währung' },
});
