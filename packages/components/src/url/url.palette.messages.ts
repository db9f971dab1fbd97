import { memberMessages } from '@tideform/i18n';

/** Palette entry of a web link. `keywords`: additional search terms, including English ones in every language. */
export const urlPaletteMessages = memberMessages({
  name: { en: 'Web link', de: 'Weblink', fr: 'Lien web' },
  keywords: {
    en: 'url web address website homepage internet page',
    de: 'Link Internetadresse Website Homepage Seite web link url address website homepage internet page',
    fr: 'URL adresse web site web page d’accueil Internet page web link url address website homepage internet page',
  },
  label: { en: 'Web link', de: 'Weblink', fr: 'Lien web' },
});
