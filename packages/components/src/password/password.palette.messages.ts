import { memberMessages } from '@tideform/i18n';

/** Palette entry of a password. `keywords`: additional search terms, including English ones in every language. */
export const passwordPaletteMessages = memberMessages({
  name: { en: 'Password', de: 'Passwort', fr: 'Mot de passe' },
  keywords: {
    en: 'secret code pin masked hidden text',
    de: 'Kennwort geheim PIN Code verdeckt password secret code pin masked hidden text',
    fr: 'secret code PIN masqué texte caché password secret code pin masked hidden text',
  },
  label: { en: 'Password', de: 'Passwort', fr: 'Mot de passe' },
});
