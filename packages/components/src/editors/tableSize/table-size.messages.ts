import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for a table's number of rows and columns. */
export const tableSizeMessages = memberMessages({
  rows: { en: 'Rows', de: 'Zeilen', fr: 'Lignes' },
  columns: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen', fr: 'Ajouter une ligne' },
  removeRow: { en: 'Remove last row', de: 'Letzte Zeile entfernen', fr: 'Supprimer la dernière ligne' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen', fr: 'Ajouter une colonne' },
  removeColumn: { en: 'Remove last column', de: 'Letzte Spalte entfernen', fr: 'Supprimer la dernière colonne' },
});
