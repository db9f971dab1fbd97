import { memberMessages } from '@tideform/i18n';

/** What the palette says of an HTML element. `words`: more that people look for it by, English ones in every language. */
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
