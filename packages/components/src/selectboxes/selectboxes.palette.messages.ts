import { memberMessages } from '@tideform/i18n';

/** What the palette says of checkboxes. `words`: more that people look for it by, English ones in every language. */
export const selectboxesPaletteMessages = memberMessages({
  name: { en: 'Checkboxes', de: 'Ankreuz\u00ADliste' },
  keywords: {
    en: 'select boxes multiple several tick list',
    de: 'Mehrfachauswahl Kontrollkästchen mehrere ankreuzen Liste checkboxes select boxes multiple several tick list',
  },
  label: { en: 'Checkboxes', de: 'Mehrfachauswahl' },
});
