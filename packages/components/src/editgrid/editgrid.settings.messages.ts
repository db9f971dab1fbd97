import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an edit grid. */
export const editgridSettingsMessages = memberMessages({
  saveRow: { en: 'Save button text', de: 'Text der Schaltfläche „Speichern“' },
  saveRowPlaceholder: { en: 'Save', de: 'Speichern' },
  cancelRow: { en: 'Cancel button text', de: 'Text der Schaltfläche „Abbrechen“' },
  cancelRowPlaceholder: { en: 'Cancel', de: 'Abbrechen' },
  modal: { en: 'Open rows in a dialog', de: 'Zeilen in einem Dialogfeld öffnen' },
  openWhenEmpty: { en: 'Start with one open row', de: 'Mit einer offenen Zeile beginnen' },
  defaultOpen: { en: 'Open rows by default', de: 'Zeilen standardmäßig öffnen' },
  columns: { en: 'Questions in each row', de: 'Fragen in jeder Zeile' },
  columnsHint: {
    en: 'Select a question in the form to see its other settings. A closed row shows the first five.',
    de: 'Wählen Sie eine Frage im Formular aus, um ihre weiteren Einstellungen anzuzeigen. Eine geschlossene Zeile zeigt die ersten fünf.',
  },
  inlineEdit: {
    en: 'Apply row changes right away',
    de: 'Zeilenänderungen sofort übernehmen',
  },
  rowDrafts: { en: 'Allow saving rows with errors', de: 'Speichern von Zeilen mit Fehlern zulassen' },
  rowDraftsHint: {
    en: 'Errors must be fixed before the form can be submitted.',
    de: 'Fehler müssen vor dem Absenden des Formulars behoben werden.',
  },
});
