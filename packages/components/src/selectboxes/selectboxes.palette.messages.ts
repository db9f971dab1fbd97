import { memberMessages } from '@tideform/i18n';

/** Palette entry of checkboxes. `keywords`: additional search terms, including English ones in every language. */
export const selectboxesPaletteMessages = memberMessages({
  name: { en: 'Checkboxes', de: 'Mehrfach­auswahl', fr: 'Cases à cocher' },
  keywords: {
    en: 'select boxes multiple several check tick list',
    de: 'Mehrfachauswahl Ankreuzliste Kontrollkästchen mehrere ankreuzen Liste checkboxes select boxes multiple several check tick list',
    fr: 'sélection multiple plusieurs cocher liste checkboxes select boxes multiple several check tick list',
  },
  label: { en: 'Checkboxes', de: 'Mehrfachauswahl', fr: 'Cases à cocher' },
});
