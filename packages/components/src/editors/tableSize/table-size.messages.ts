import { memberMessages } from '@tideform/i18n';

/** Texts of the editor of a table's size. */
export const tableSizeMessages = memberMessages({
  rows: { en: 'Rows', de: 'Zeilen' },
  columns: { en: 'Columns', de: 'Spalten' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen' },
  removeRow: { en: 'Remove last row', de: 'Letzte Zeile entfernen' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen' },
  removeColumn: { en: 'Remove last column', de: 'Letzte Spalte entfernen' },
});
