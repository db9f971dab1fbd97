import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a choice of rows. */
export const spSelectSettingsMessages = memberMessages({
  dataSource: { en: 'Data Source', de: 'Datenquelle' },
  multiple: { en: 'Several rows', de: 'Mehrere Zeilen' },
  labelProperty: { en: 'Label Property', de: 'Eigenschaft mit der Bezeichnung' },
  labelPropertyHint: {
    en: 'What a row is called by, such as Title.',
    de: 'Wonach eine Zeile heißt, etwa Title.',
  },
  templateHint: {
    en: 'What is shown of each row instead, such as {tag}.',
    de: 'Was stattdessen von jeder Zeile zu sehen ist, etwa {tag}.',
  },
  sortBy: { en: 'Sort By', de: 'Sortieren nach' },
  sortDirection: { en: 'Sort Direction', de: 'Reihenfolge' },
  directions: { asc: { en: 'Ascending', de: 'Aufsteigend' }, desc: { en: 'Descending', de: 'Absteigend' } },
  filter: { en: 'Filter Query', de: 'Filter' },
  filterHint: {
    en: 'Such as {example}. Between conditions stands and; eq, ne, gt, ge, lt, le, contains and startswith compare.',
    de: 'Etwa {example}. Zwischen Bedingungen steht and; eq, ne, gt, ge, lt, le, contains und startswith vergleichen.',
  },
  removeDuplicates: { en: 'Remove Duplicates', de: 'Doppelte weglassen' },
  selectFields: { en: 'Select Fields', de: 'Gespeicherte Eigenschaften' },
  selectFieldsHint: {
    en: 'What is stored of the chosen row, with commas between. Leave it empty to store the whole row.',
    de: 'Was von der gewählten Zeile gespeichert wird, mit Kommas getrennt. Leer lassen, um die ganze Zeile zu speichern.',
  },
});
