import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a table. */
export const tableSettingsMessages = memberMessages({
  labelHint: {
    en: 'Its name while you build. People who answer do not see it.',
    de: 'So heißt sie beim Bauen. Wer das Formular ausfüllt, sieht es nicht.',
  },
  size: { en: 'Rows and columns', de: 'Zeilen und Spalten' },
  sizeHint: {
    en: 'Removing a row or column removes what is in it. On a phone, the cells of a row lie one below the other.',
    de: 'Mit einer Zeile oder Spalte verschwindet, was in ihr liegt. Auf dem Telefon liegen die Zellen einer Zeile untereinander.',
  },
  rowCount: { en: 'Number of rows', de: 'Anzahl der Zeilen' },
  columnCount: { en: 'Number of columns', de: 'Anzahl der Spalten' },
  caption: { en: 'Caption', de: 'Titel' },
  captionHint: { en: 'Shown above the table.', de: 'Steht über der Tabelle.' },
  header: { en: 'Column header', de: 'Spaltenüberschrift' },
  headerHint: { en: 'One for each column, from the first one on.', de: 'Eine je Spalte, von der ersten an.' },
  alignment: { en: 'Alignment in cells', de: 'Ausrichtung in Zellen' },
  alignments: {
    left: { en: 'Start', de: 'Am Anfang' },
    center: { en: 'Centre', de: 'Mitte' },
    right: { en: 'End', de: 'Am Ende' },
  },
  bordered: { en: 'Lines around the cells', de: 'Linien um die Zellen' },
  striped: { en: 'Every other row on a ground of its own', de: 'Jede zweite Zeile unterlegt' },
  hover: { en: 'Highlight the row under the pointer', de: 'Zeile unter dem Zeiger hervorheben' },
  condensed: { en: 'Less space in cells', de: 'Weniger Platz in Zellen' },
});
