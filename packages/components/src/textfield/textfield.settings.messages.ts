import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a text field. */
export const textfieldSettingsMessages = memberMessages({
  letters: { en: 'Letters', de: 'Schreibweise' },
  cases: {
    mixed: { en: 'As typed', de: 'Wie eingegeben' },
    uppercase: { en: 'Capitals', de: 'Großbuchstaben' },
    lowercase: { en: 'Small letters', de: 'Kleinbuchstaben' },
  },
  severalMasks: { en: 'Let people choose among several masks', de: 'Zwischen mehreren Masken wählen lassen' },
  masks: { en: 'Masks', de: 'Eingabemasken' },
  maskHint: {
    en: '9 is a digit, a is a letter, * is either.',
    de: '9 ist eine Ziffer, a ein Buchstabe, * eins von beiden.',
  },
});
