import { memberWords } from '@tideform/words';

/** What the palette says of a choice of rows. `words`: more that people look for it by, English ones in every language. */
export const spSelectPaletteWords = memberWords({
  name: { en: 'SharePoint Select', de: 'SharePoint-Auswahl' },
  words: {
    en: 'data source lookup row list team members spselect',
    de: 'Datenquelle Nachschlagen Zeile Liste Teammitglieder SharePoint Select data source lookup row list team members spselect',
  },
  label: { en: 'SharePoint Select', de: 'SharePoint-Auswahl' },
});
