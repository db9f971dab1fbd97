import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an edit grid. */
export const editgridSettingsMessages = memberMessages({
  saveRow: { en: 'Text of a row’s save button', de: 'Text des Knopfes zum Speichern einer Zeile' },
  saveRowPlaceholder: { en: 'Save', de: 'Speichern' },
  cancelRow: { en: 'Text of a row’s cancel button', de: 'Text des Knopfes zum Abbrechen einer Zeile' },
  cancelRowPlaceholder: { en: 'Cancel', de: 'Abbrechen' },
  modal: { en: 'Open rows in a dialog', de: 'Zeilen in einem Dialog öffnen' },
  openWhenEmpty: { en: 'Start with an open row', de: 'Mit einer offenen Zeile beginnen' },
  defaultOpen: { en: 'Rows are open at first', de: 'Zeilen sind anfangs offen' },
  columns: { en: 'Questions of a row', de: 'Fragen einer Zeile' },
  columnsHint: {
    en: 'Select one in the form to see its other settings. A closed row shows the first five.',
    de: 'Wählen Sie eine im Formular, um ihre weiteren Einstellungen zu sehen. Eine geschlossene Zeile zeigt die ersten fünf.',
  },
  inlineEdit: {
    en: 'Changes of a row cannot be cancelled',
    de: 'Änderungen einer Zeile lassen sich nicht abbrechen',
  },
  rowDrafts: { en: 'Rows with mistakes can be saved', de: 'Zeilen mit Fehlern lassen sich speichern' },
  rowDraftsHint: {
    en: 'They must be corrected before the form is submitted.',
    de: 'Vor dem Absenden des Formulars müssen sie berichtigt werden.',
  },
});
