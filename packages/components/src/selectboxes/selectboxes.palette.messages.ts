import { memberMessages } from '@tideform/i18n';

/** What the palette says of checkboxes. `words`: more that people look for it by, English ones in every language. */
export const selectboxesPaletteMessages = memberMessages({
  name: { en: 'Checkboxes', de: 'Mehrfach­auswahl', fr: 'Cases à cocher' },
  keywords: {
    en: 'select boxes multiple several check tick list',
    de: 'Mehrfachauswahl Ankreuzliste Kontrollkästchen mehrere ankreuzen Liste checkboxes select boxes multiple several check tick list',
    fr: 'sélection multiple plusieurs cocher liste checkboxes select boxes multiple several check tick list',
  },
  label: { en: 'Checkboxes', de: 'Mehrfachauswahl', fr: 'Cases à cocher' },
});
