import { memberMessages } from '@tideform/i18n';

/** Palette entry of an email. `keywords`: additional search terms, including English ones in every language. */
export const emailPaletteMessages = memberMessages({
  name: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  keywords: {
    en: 'mail address',
    de: 'Mail Adresse email mail address',
    fr: 'courrier électronique courriel messagerie mail adresse email mail address',
  },
  label: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
});
