import { memberMessages } from '@tideform/i18n';

/** Palette entry of a dropdown. `keywords`: additional search terms, including English ones in every language. */
export const selectPaletteMessages = memberMessages({
  name: { en: 'Dropdown', de: 'Auswahl\u00ADliste', fr: 'Liste déroulante' },
  keywords: {
    en: 'select list pick combobox option',
    de: 'Dropdown-Liste Liste wählen aufklappen Option dropdown select list pick combobox option',
    fr: 'sélection liste choisir zone de liste option dropdown select list pick combobox option',
  },
  label: { en: 'Dropdown', de: 'Auswahlliste', fr: 'Liste déroulante' },
});
