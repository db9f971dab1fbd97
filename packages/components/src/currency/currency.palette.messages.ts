import { memberMessages } from '@tideform/i18n';

/** Palette entry of a currency field. `keywords`: additional search terms, including English ones in every language. */
export const currencyPaletteMessages = memberMessages({
  name: { en: 'Currency', de: 'Währung', fr: 'Devise' },
  keywords: {
    en: 'money price cost amount',
    de: 'Geld Preis Kosten Betrag Euro currency money price cost amount',
    fr: 'argent monnaie prix coût montant euro currency money price cost amount',
  },
  label: { en: 'Currency', de: 'Betrag', fr: 'Montant' },
});
