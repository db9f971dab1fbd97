import { memberMessages } from '@tideform/i18n';

/** Palette entry of a text field. `keywords`: additional search terms, including English ones in every language. */
export const textfieldPaletteMessages = memberMessages({
  name: { en: 'Text', de: 'Text', fr: 'Texte' },
  keywords: {
    en: 'textfield text field string name short answer input',
    de: 'Textfeld Zeile Name kurze Antwort Eingabe text textfield field string name short answer input',
    fr: 'champ de texte ligne nom réponse courte saisie textfield text field string name short answer input',
  },
  label: { en: 'Text field', de: 'Textfeld', fr: 'Champ de texte' },
});
