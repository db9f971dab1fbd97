import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a phone number. */
export const phoneNumberSettingsMessages = memberMessages({
  maskHint: {
    en: '9 is a digit, a is a letter, * is either. Without a mask any number may be typed.',
    de: '9 ist eine Ziffer, a ein Buchstabe, * eins von beiden. Ohne Maske lässt sich jede Nummer eingeben.',
  },
});
