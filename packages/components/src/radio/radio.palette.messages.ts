import { memberMessages } from '@tideform/i18n';

/** What the palette says of a choice. `words`: more that people look for it by, English ones in every language. */
export const radioPaletteMessages = memberMessages({
  name: { en: 'Choice', de: 'Auswahl' },
  keywords: {
    en: 'radio single one of yes no option',
    de: 'Einfachauswahl eine von Ja Nein Option choice radio single one of yes no option',
  },
  label: { en: 'Choice', de: 'Auswahl' },
});
