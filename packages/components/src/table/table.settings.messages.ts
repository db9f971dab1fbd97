import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a table. */
export const tableSettingsMessages = memberMessages({
  labelHint: {
    en: 'Only shown in the builder.',
    de: 'Wird nur im Designer angezeigt.',
  },
  size: { en: 'Rows and columns', de: 'Zeilen und Spalten' },
  sizeHint: {
    en: 'If you remove a row or column, its components are removed too. On phones, the cells of a row are shown one below the other.',
    de: 'Wenn Sie eine Zeile oder Spalte entfernen, werden auch ihre Komponenten entfernt. Auf Smartphones stehen die Zellen einer Zeile untereinander.',
  },
  rowCount: { en: 'Number of rows', de: 'Anzahl der Zeilen' },
  columnCount: { en: 'Number of columns', de: 'Anzahl der Spalten' },
  caption: { en: 'Caption', de: 'Titel' },
  captionHint: { en: 'Shown above the table.', de: 'Wird über der Tabelle angezeigt.' },
  header: { en: 'Column header', de: 'Spaltenüberschrift' },
  headerHint: { en: 'One for each column, starting with the first.', de: 'Eine je Spalte, beginnend mit der ersten.' },
  alignment: { en: 'Cell alignment', de: 'Zellenausrichtung' },
  alignments: {
    left: { en: 'Start', de: 'Anfang' },
    center: { en: 'Center', de: 'Mitte' },
    right: { en: 'End', de: 'Ende' },
  },
  bordered: { en: 'Cell borders', de: 'Zellenrahmen' },
  striped: { en: 'Banded rows', de: 'Gebänderte Zeilen' },
  hover: { en: 'Highlight row on hover', de: 'Zeile beim Zeigen hervorheben' },
  condensed: { en: 'Compact cells', de: 'Kompakte Zellen' },
});
