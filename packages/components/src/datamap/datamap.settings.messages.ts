import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a data map. */
export const datamapSettingsMessages = memberMessages({
  keyLabel: { en: 'Label of the keys', de: 'Beschriftung der Schlüssel' },
  keyFirst: { en: 'Key before the value', de: 'Schlüssel vor dem Wert' },
  isFixed: {
    en: 'Entries cannot be added or removed',
    de: 'Einträge lassen sich weder hinzufügen noch entfernen',
  },
});
