import { memberWords } from '@tideform/words';

/** Texts of the settings of a number. */
export const numberSettingsWords = memberWords({
  requireDecimal: { en: 'Always show decimal places', de: 'Nachkommastellen immer anzeigen' },
  integer: { en: 'Whole numbers only', de: 'Nur ganze Zahlen' },
});
