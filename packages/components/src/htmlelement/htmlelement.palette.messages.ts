import { memberMessages } from '@tideform/i18n';

/** Palette entry of an HTML element. `keywords`: additional search terms, including English ones in every language. */
export const htmlelementPaletteMessages = memberMessages({
  name: { en: 'HTML', de: 'HTML', fr: 'HTML' },
  keywords: {
    en: 'html element markup tag',
    de: 'Auszeichnung html element markup tag',
    fr: 'balise balisage élément html element markup tag',
  },
  label: { en: 'HTML', de: 'HTML', fr: 'HTML' },
  content: { en: 'Text', de: 'Text', fr: 'Texte' },
});
