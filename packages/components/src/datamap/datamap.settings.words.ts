import { memberWords } from '@tideform/words';

/** Texts of the settings of a data map. */
export const datamapSettingsWords = memberWords({
  keyLabel: { en: 'Key label', de: 'Beschriftung der Schlüssel' },
  keyFirst: { en: 'Show key before value', de: 'Schlüssel vor dem Wert anzeigen' },
  isFixed: {
    en: 'Fixed entries',
    de: 'Feste Einträge',
  },
});
