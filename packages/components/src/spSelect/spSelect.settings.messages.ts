import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a SharePoint select. */
export const spSelectSettingsMessages = memberMessages({
  dataSource: { en: 'Data Source', de: 'Datenquelle', fr: 'Source de données' },
  multiple: { en: 'Multiple rows', de: 'Mehrere Zeilen', fr: 'Plusieurs lignes' },
  labelProperty: { en: 'Label property', de: 'Beschriftungseigenschaft', fr: 'Propriété de libellé' },
  labelPropertyHint: {
    en: 'The property shown for each row, such as Title.',
    de: 'Die Eigenschaft, die für jede Zeile angezeigt wird, etwa Title.',
    fr: 'Propriété affichée pour chaque ligne, par exemple Title.',
  },
  templateHint: {
    en: 'What’s shown for each row instead, such as {tag}.',
    de: 'Was stattdessen für jede Zeile angezeigt wird, etwa {tag}.',
    fr: 'Contenu affiché à la place pour chaque ligne, par exemple {tag}.',
  },
  sortBy: { en: 'Sort by', de: 'Sortieren nach', fr: 'Trier par' },
  sortDirection: { en: 'Sort direction', de: 'Sortierrichtung', fr: 'Sens du tri' },
  directions: {
    asc: { en: 'Ascending', de: 'Aufsteigend', fr: 'Croissant' },
    desc: { en: 'Descending', de: 'Absteigend', fr: 'Décroissant' },
  },
  filter: { en: 'Filter query', de: 'Filterabfrage', fr: 'Requête de filtre' },
  filterHint: {
    en: 'Such as {example}. Join conditions with and. Compare with eq, ne, gt, ge, lt, le, contains, or startswith.',
    de: 'Etwa {example}. Verbinden Sie Bedingungen mit and. Vergleichen Sie mit eq, ne, gt, ge, lt, le, contains oder startswith.',
    fr: 'Par exemple {example}. Reliez les conditions avec and. Comparez avec eq, ne, gt, ge, lt, le, contains ou startswith.',
  },
  removeDuplicates: { en: 'Remove duplicates', de: 'Duplikate entfernen', fr: 'Supprimer les doublons' },
  selectFields: { en: 'Saved properties', de: 'Gespeicherte Eigenschaften', fr: 'Propriétés enregistrées' },
  selectFieldsHint: {
    en: 'The properties of the selected row to save, separated by commas. Leave blank to save the whole row.',
    de: 'Die zu speichernden Eigenschaften der ausgewählten Zeile, durch Kommas getrennt. Lassen Sie das Feld leer, um die ganze Zeile zu speichern.',
    fr: 'Propriétés de la ligne sélectionnée à enregistrer, séparées par des virgules. Laissez vide pour enregistrer la ligne entière.',
  },
});
