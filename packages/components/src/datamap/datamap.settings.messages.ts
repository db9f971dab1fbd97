import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a data map. */
export const datamapSettingsMessages = memberMessages({
  keyLabel: { en: 'Key label', de: 'Beschriftung der Schlüssel', fr: 'Libellé des clés' },
  keyFirst: {
    en: 'Show key before value',
    de: 'Schlüssel vor dem Wert anzeigen',
    fr: 'Afficher la clé avant la valeur',
  },
  isFixed: {
    en: 'Fixed entries',
    de: 'Feste Einträge',
    fr: 'Entrées fixes',
  },
});
