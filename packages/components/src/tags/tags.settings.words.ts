import { memberWords } from '@tideform/words';

/** Texts of the settings of tags. */
export const tagsSettingsWords = memberWords({
  storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
  ways: {
    string: { en: 'One text', de: 'Ein Text' },
    array: { en: 'List', de: 'Liste' },
  },
  delimiter: { en: 'Separator', de: 'Trennzeichen' },
  delimiterHint: { en: 'Typing it ends a tag.', de: 'Es zu tippen beendet ein Schlagwort.' },
  most: { en: 'Maximum number of tags', de: 'Höchstzahl der Schlagwörter' },
});
