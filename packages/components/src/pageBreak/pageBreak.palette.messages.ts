import { memberMessages } from '@tideform/i18n';

/** Palette entry of a page break. `keywords`: additional search terms, including English ones in every language. */
export const pageBreakPaletteMessages = memberMessages({
  name: { en: 'Page break', de: 'Seiten\u00ADumbruch', fr: 'Saut de page' },
  keywords: {
    en: 'pdf paper print new page',
    de: 'PDF Papier drucken neue Seite page break pdf paper print new page',
    fr: 'PDF papier imprimer impression nouvelle page page break pdf paper print new page',
  },
  label: { en: 'Page break in the PDF', de: 'Seitenumbruch in der PDF-Datei', fr: 'Saut de page dans le PDF' },
});
