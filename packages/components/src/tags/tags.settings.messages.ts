import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of tags. */
export const tagsSettingsMessages = memberMessages({
  storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
  ways: {
    string: { en: 'One text', de: 'Ein Text' },
    array: { en: 'List', de: 'Liste' },
  },
  delimiter: { en: 'Separator', de: 'Trennzeichen' },
  delimiterHint: { en: 'Typing it ends a tag.', de: 'Es zu tippen beendet ein Schlagwort.' },
  most: { en: 'Maximum number of tags', de: 'Höchstzahl der Schlagwörter' },
});
