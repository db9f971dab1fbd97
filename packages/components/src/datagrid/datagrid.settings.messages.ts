import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a data grid. */
export const datagridSettingsMessages = memberMessages({
  addPosition: { en: 'Add button position', de: 'Position der Schaltfläche „Hinzufügen“' },
  addPositions: {
    bottom: { en: 'Below the rows', de: 'Unter den Zeilen' },
    top: { en: 'Above the rows', de: 'Über den Zeilen' },
    both: { en: 'Above and below', de: 'Über und unter den Zeilen' },
  },
  reorder: { en: 'Allow reordering rows', de: 'Verschieben von Zeilen zulassen' },
  freezeHeader: { en: 'Freeze header', de: 'Kopfzeile fixieren' },
  freezeHeaderHint: {
    en: 'Column headings stay in view when people scroll a long table.',
    de: 'Die Spaltenüberschriften bleiben beim Scrollen in langen Tabellen sichtbar.',
  },
  columns: { en: 'Columns', de: 'Spalten' },
  columnsHint: {
    en: 'Select a column in the form to see its other settings.',
    de: 'Wählen Sie eine Spalte im Formular aus, um ihre weiteren Einstellungen anzuzeigen.',
  },
  fixed: { en: 'Fixed rows', de: 'Feste Zeilen' },
  fixedHint: {
    en: 'You define the rows. People can’t add or delete any.',
    de: 'Sie legen die Zeilen fest. Andere können keine Zeilen hinzufügen oder löschen.',
  },
  headerLabel: { en: 'Row names heading', de: 'Überschrift der Zeilennamen' },
  headerKey: { en: 'Row names key', de: 'Schlüssel der Zeilennamen' },
  headerKeyHint: {
    en: 'The property that identifies each row in the data.',
    de: 'Die Eigenschaft, die jede Zeile in den Daten kennzeichnet.',
  },
  headerKeyTaken: {
    en: 'One of the columns is already using this key.',
    de: 'Eine der Spalten verwendet diesen Schlüssel bereits.',
  },
  rows: { en: 'Rows', de: 'Zeilen' },
  grouped: { en: 'Group rows', de: 'Zeilen gruppieren' },
  groups: { en: 'Groups', de: 'Gruppen' },
  groupsHint: {
    en: 'Rows added by people go in the last group.',
    de: 'Von Personen hinzugefügte Zeilen gehören zur letzten Gruppe.',
  },
  groupRows: { en: 'Rows', de: 'Zeilen' },
  adding: { en: 'Condition for adding rows', de: 'Bedingung zum Hinzufügen von Zeilen' },
  addingHint: {
    en: 'The add button is shown when this condition is met.',
    de: 'Die Schaltfläche „Hinzufügen“ wird angezeigt, wenn diese Bedingung erfüllt ist.',
  },
  initEmpty: { en: 'Start with no rows', de: 'Ohne Zeilen beginnen' },
});
