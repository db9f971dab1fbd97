import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a data grid. */
export const datagridSettingsMessages = memberMessages({
  addPosition: { en: 'Add button', de: 'Knopf zum Hinzufügen' },
  addPositions: {
    bottom: { en: 'Below the rows', de: 'Unter den Zeilen' },
    top: { en: 'Above the rows', de: 'Über den Zeilen' },
    both: { en: 'Both', de: 'Beides' },
  },
  reorder: { en: 'Rows can be moved', de: 'Zeilen lassen sich verschieben' },
  freezeHeader: { en: 'Freeze header', de: 'Kopfzeile fixieren' },
  freezeHeaderHint: {
    en: 'Column headings stay in view when people scroll a long table.',
    de: 'Die Spaltenüberschriften bleiben sichtbar, wenn man in einer langen Tabelle scrollt.',
  },
  columns: { en: 'Columns', de: 'Spalten' },
  columnsHint: {
    en: 'Select a column in the form to see its other settings.',
    de: 'Wählen Sie eine Spalte im Formular, um ihre weiteren Einstellungen zu sehen.',
  },
  fixed: { en: 'Fixed rows', de: 'Feste Zeilen' },
  fixedHint: {
    en: 'You name the rows, and nobody adds or deletes any.',
    de: 'Sie benennen die Zeilen, und niemand fügt welche hinzu oder löscht sie.',
  },
  headerLabel: { en: 'Heading above the rows’ names', de: 'Überschrift über den Zeilennamen' },
  headerKey: { en: 'Header key', de: 'Schlüssel der Zeilennamen' },
  headerKeyHint: {
    en: 'Under this name each row keeps which one it is.',
    de: 'Unter diesem Namen merkt sich jede Zeile, welche sie ist.',
  },
  headerKeyTaken: {
    en: 'One of the columns is already using this key.',
    de: 'Eine der Spalten verwendet diesen Schlüssel schon.',
  },
  rows: { en: 'Rows', de: 'Zeilen' },
  grouped: { en: 'Group the rows', de: 'Zeilen gruppieren' },
  groups: { en: 'Groups', de: 'Gruppen' },
  groupsHint: {
    en: 'Rows that people add belong to the last group.',
    de: 'Hinzugefügte Zeilen gehören zur letzten Gruppe.',
  },
  groupRows: { en: 'Rows', de: 'Zeilen' },
  adding: { en: 'When rows can be added', de: 'Wann sich Zeilen hinzufügen lassen' },
  addingHint: {
    en: 'The add button is there while this holds.',
    de: 'Der Knopf zum Hinzufügen ist da, solange das zutrifft.',
  },
  initEmpty: { en: 'No rows at first', de: 'Anfangs keine Zeilen' },
});
