import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a text field. */
export const textfieldSettingsMessages = memberMessages({
  letters: { en: 'Letter case', de: 'Groß-/Kleinschreibung', fr: 'Casse' },
  cases: {
    mixed: { en: 'As typed', de: 'Wie eingegeben', fr: 'Telle que saisie' },
    uppercase: { en: 'Uppercase', de: 'Großbuchstaben', fr: 'Majuscules' },
    lowercase: { en: 'Lowercase', de: 'Kleinbuchstaben', fr: 'Minuscules' },
  },
  severalMasks: {
    en: 'Let people choose an input mask',
    de: 'Auswahl eines Eingabeformats zulassen',
    fr: 'Laisser choisir un masque de saisie',
  },
  masks: { en: 'Input masks', de: 'Eingabeformate', fr: 'Masques de saisie' },
  maskHint: {
    en: 'Use 9 for a digit, a for a letter, and * for either.',
    de: 'Verwenden Sie 9 für eine Ziffer, a für einen Buchstaben und * für beides.',
    fr: 'Utilisez 9 pour un chiffre, a pour une lettre et * pour l’un ou l’autre.',
  },
});
