import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a text field. */
export const textfieldSettingsMessages = memberMessages({
  letters: { en: 'Letter case', de: 'Groß-/Kleinschreibung' },
  cases: {
    mixed: { en: 'As typed', de: 'Wie eingegeben' },
    uppercase: { en: 'Uppercase', de: 'Großbuchstaben' },
    lowercase: { en: 'Lowercase', de: 'Kleinbuchstaben' },
  },
  severalMasks: { en: 'Let people choose an input mask', de: 'Auswahl eines Eingabeformats zulassen' },
  masks: { en: 'Input masks', de: 'Eingabeformate' },
  maskHint: {
    en: 'Use 9 for a digit, a for a letter, and * for either.',
    de: 'Verwenden Sie 9 für eine Ziffer, a für einen Buchstaben und * für beides.',
  },
});
