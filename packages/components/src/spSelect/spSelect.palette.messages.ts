import { memberMessages } from '@tideform/i18n';

/**
 * Palette entry of a SharePoint select. `keywords`: additional search terms, including English ones in every language.
 */
export const spSelectPaletteMessages = memberMessages({
  name: { en: 'SharePoint select', de: 'SharePoint-Auswahl', fr: 'Sélection SharePoint' },
  keywords: {
    en: 'data source lookup row list team members spselect',
    de: 'Datenquelle Nachschlagen Zeile Liste Teammitglieder SharePoint Select data source lookup row list team members spselect',
    fr: 'source de données recherche ligne liste membres de l’équipe SharePoint Select data source lookup row list team members spselect',
  },
  label: { en: 'SharePoint select', de: 'SharePoint-Auswahl', fr: 'Sélection SharePoint' },
});
