import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a number. */
export const numberSettingsMessages = memberMessages({
  requireDecimal: {
    en: 'Always show decimal places',
    de: 'Nachkommastellen immer anzeigen',
    fr: 'Toujours afficher les décimales',
  },
  integer: { en: 'Whole numbers only', de: 'Nur ganze Zahlen', fr: 'Nombres entiers uniquement' },
});
