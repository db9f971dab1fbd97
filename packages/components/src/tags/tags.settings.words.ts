import { memberWords } from '@tideform/words';

/** Texts of the settings of tags. */
export const tagsSettingsWords = memberWords({
  storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
  ways: {
    string: { en: 'Text', de: 'Text' },
    array: { en: 'List', de: 'Liste' },
  },
  delimiter: { en: 'Separator', de: 'Trennzeichen' },
  delimiterHint: { en: 'Typing the separator adds the tag.', de: 'Die Eingabe des Trennzeichens fügt das Tag hinzu.' },
  most: { en: 'Maximum number of tags', de: 'Maximale Anzahl der Tags' },
});
