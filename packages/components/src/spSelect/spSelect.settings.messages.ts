import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a choice of rows. */
export const spSelectSettingsMessages = memberMessages({
  dataSource: { en: 'Data Source', de: 'Datenquelle' },
  multiple: { en: 'Multiple rows', de: 'Mehrere Zeilen' },
  labelProperty: { en: 'Label property', de: 'Beschriftungseigenschaft' },
  labelPropertyHint: {
    en: 'The property shown for each row, such as Title.',
    de: 'Die Eigenschaft, die für jede Zeile angezeigt wird, etwa Title.',
  },
  templateHint: {
    en: 'What’s shown for each row instead, such as {tag}.',
    de: 'Was stattdessen für jede Zeile angezeigt wird, etwa {tag}.',
  },
  sortBy: { en: 'Sort by', de: 'Sortieren nach' },
  sortDirection: { en: 'Sort direction', de: 'Sortierrichtung' },
  directions: { asc: { en: 'Ascending', de: 'Aufsteigend' }, desc: { en: 'Descending', de: 'Absteigend' } },
  filter: { en: 'Filter query', de: 'Filterabfrage' },
  filterHint: {
    en: 'Such as {example}. Join conditions with and. Compare with eq, ne, gt, ge, lt, le, contains, or startswith.',
    de: 'Etwa {example}. Verbinden Sie Bedingungen mit and. Vergleichen Sie mit eq, ne, gt, ge, lt, le, contains oder startswith.',
  },
  removeDuplicates: { en: 'Remove duplicates', de: 'Duplikate entfernen' },
  selectFields: { en: 'Saved properties', de: 'Gespeicherte Eigenschaften' },
  selectFieldsHint: {
    en: 'The properties of the selected row to save, separated by commas. Leave blank to save the whole row.',
    de: 'Die zu speichernden Eigenschaften der ausgewählten Zeile, durch Kommas getrennt. Lassen Sie das Feld leer, um die ganze Zeile zu speichern.',
  },
});
