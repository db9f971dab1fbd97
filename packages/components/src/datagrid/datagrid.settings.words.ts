import { memberWords } from '@tideform/words';

/** Texts of the settings of a data grid. */
export const datagridSettingsWords = memberWords({
  addPosition: { en: 'Add button', de: 'Knopf zum Hinzufügen' },
  addPositions: {
    bottom: { en: 'Below the rows', de: 'Unter den Zeilen' },
    top: { en: 'Above the rows', de: 'Über den Zeilen' },
    both: { en: 'Both', de: 'Beides' },
  },
  reorder: { en: 'Rows can be moved', de: 'Zeilen lassen sich verschieben' },
  columns: { en: 'Columns', de: 'Spalten' },
  columnsHint: {
    en: 'Select a column in the form to see its other settings.',
    de: 'Wählen Sie eine Spalte im Formular, um ihre weiteren Einstellungen zu sehen.',
  },
  initEmpty: { en: 'No rows at first', de: 'Anfangs keine Zeilen' },
});
