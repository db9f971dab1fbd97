import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of tags. */
export const tagsSettingsMessages = memberMessages({
  storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
  ways: {
    string: { en: 'Text', de: 'Text' },
    array: { en: 'List', de: 'Liste' },
  },
  delimiter: { en: 'Separator', de: 'Trennzeichen' },
  delimiterHint: { en: 'Typing the separator adds the tag.', de: 'Die Eingabe des Trennzeichens fügt das Tag hinzu.' },
  most: { en: 'Maximum number of tags', de: 'Maximale Anzahl der Tags' },
});
