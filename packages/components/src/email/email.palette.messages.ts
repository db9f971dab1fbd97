import { memberMessages } from '@tideform/i18n';

/** What the palette says of an email. `words`: more that people look for it by, English ones in every language. */
export const emailPaletteMessages = memberMessages({
  name: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  keywords: {
    en: 'mail address',
    de: 'Mail Adresse email mail address',
    fr: 'courrier électronique courriel messagerie mail adresse email mail address',
  },
  label: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
});
