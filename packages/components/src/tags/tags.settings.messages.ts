import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of tags. */
export const tagsSettingsMessages = memberMessages({
  storeAs: { en: 'Store answers as', de: 'Antworten speichern als', fr: 'Enregistrer les réponses comme' },
  ways: {
    string: { en: 'Text', de: 'Text', fr: 'Texte' },
    array: { en: 'List', de: 'Liste', fr: 'Liste' },
  },
  delimiter: { en: 'Separator', de: 'Trennzeichen', fr: 'Séparateur' },
  delimiterHint: {
    en: 'Typing the separator adds the tag.',
    de: 'Die Eingabe des Trennzeichens fügt das Tag hinzu.',
    fr: 'La saisie du séparateur ajoute la balise.',
  },
  most: { en: 'Maximum number of tags', de: 'Maximale Anzahl der Tags', fr: 'Nombre maximal de balises' },
});
