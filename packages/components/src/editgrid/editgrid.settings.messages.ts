import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of an edit grid. */
export const editgridSettingsMessages = memberMessages({
  saveRow: { en: 'Save button text', de: 'Text der Schaltfläche „Speichern“', fr: 'Texte du bouton Enregistrer' },
  saveRowPlaceholder: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  cancelRow: { en: 'Cancel button text', de: 'Text der Schaltfläche „Abbrechen“', fr: 'Texte du bouton Annuler' },
  cancelRowPlaceholder: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  modal: {
    en: 'Open rows in a dialog',
    de: 'Zeilen in einem Dialogfeld öffnen',
    fr: 'Ouvrir les lignes dans une boîte de dialogue',
  },
  openWhenEmpty: {
    en: 'Start with one open row',
    de: 'Mit einer offenen Zeile beginnen',
    fr: 'Commencer avec une ligne ouverte',
  },
  defaultOpen: { en: 'Open rows by default', de: 'Zeilen standardmäßig öffnen', fr: 'Ouvrir les lignes par défaut' },
  columns: { en: 'Questions in each row', de: 'Fragen in jeder Zeile', fr: 'Questions de chaque ligne' },
  columnsHint: {
    en: 'Select a question in the form to see its other settings. A closed row shows the first five.',
    de: 'Wählen Sie eine Frage im Formular aus, um ihre weiteren Einstellungen anzuzeigen. Eine geschlossene Zeile zeigt die ersten fünf.',
    fr: 'Sélectionnez une question dans le formulaire pour afficher ses autres paramètres. Une ligne fermée affiche les cinq premières questions.',
  },
  inlineEdit: {
    en: 'Apply row changes right away',
    de: 'Zeilenänderungen sofort übernehmen',
    fr: 'Appliquer immédiatement les modifications des lignes',
  },
  rowDrafts: {
    en: 'Allow saving rows with errors',
    de: 'Speichern von Zeilen mit Fehlern zulassen',
    fr: 'Autoriser l’enregistrement de lignes contenant des erreurs',
  },
  rowDraftsHint: {
    en: 'Errors must be fixed before the form can be submitted.',
    de: 'Fehler müssen vor dem Absenden des Formulars behoben werden.',
    fr: 'Les erreurs doivent être corrigées avant l’envoi du formulaire.',
  },
});
