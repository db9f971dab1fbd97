import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a data grid. */
export const datagridSettingsMessages = memberMessages({
  addPosition: {
    en: 'Add button position',
    de: 'Position der Schaltfläche „Hinzufügen“',
    fr: 'Position du bouton d’ajout',
  },
  addPositions: {
    bottom: { en: 'Below the rows', de: 'Unter den Zeilen', fr: 'Sous les lignes' },
    top: { en: 'Above the rows', de: 'Über den Zeilen', fr: 'Au-dessus des lignes' },
    both: { en: 'Above and below', de: 'Über und unter den Zeilen', fr: 'Au-dessus et en dessous' },
  },
  reorder: {
    en: 'Allow reordering rows',
    de: 'Verschieben von Zeilen zulassen',
    fr: 'Autoriser le déplacement des lignes',
  },
  freezeHeader: { en: 'Freeze header', de: 'Kopfzeile fixieren', fr: 'Figer l’en-tête' },
  freezeHeaderHint: {
    en: 'Column headings stay in view when people scroll a long table.',
    de: 'Die Spaltenüberschriften bleiben beim Scrollen in langen Tabellen sichtbar.',
    fr: 'Les en-têtes de colonne restent visibles lors du défilement d’un long tableau.',
  },
  columns: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
  columnsHint: {
    en: 'Select a column in the form to see its other settings.',
    de: 'Wählen Sie eine Spalte im Formular aus, um ihre weiteren Einstellungen anzuzeigen.',
    fr: 'Sélectionnez une colonne dans le formulaire pour afficher ses autres paramètres.',
  },
  fixed: { en: 'Fixed rows', de: 'Feste Zeilen', fr: 'Lignes fixes' },
  fixedHint: {
    en: 'You define the rows. People can’t add or delete any.',
    de: 'Sie legen die Zeilen fest. Andere können keine Zeilen hinzufügen oder löschen.',
    fr: 'Vous définissez les lignes. Les autres personnes ne peuvent ni en ajouter ni en supprimer.',
  },
  headerLabel: { en: 'Row names heading', de: 'Überschrift der Zeilennamen', fr: 'En-tête des noms de lignes' },
  headerKey: { en: 'Row names key', de: 'Schlüssel der Zeilennamen', fr: 'Clé des noms de lignes' },
  headerKeyHint: {
    en: 'The property that identifies each row in the data.',
    de: 'Die Eigenschaft, die jede Zeile in den Daten kennzeichnet.',
    fr: 'Propriété qui identifie chaque ligne dans les données.',
  },
  headerKeyTaken: {
    en: 'One of the columns is already using this key.',
    de: 'Eine der Spalten verwendet diesen Schlüssel bereits.',
    fr: 'L’une des colonnes utilise déjà cette clé.',
  },
  rows: { en: 'Rows', de: 'Zeilen', fr: 'Lignes' },
  grouped: { en: 'Group rows', de: 'Zeilen gruppieren', fr: 'Regrouper les lignes' },
  groups: { en: 'Groups', de: 'Gruppen', fr: 'Groupes' },
  groupsHint: {
    en: 'Rows added by people go in the last group.',
    de: 'Von Personen hinzugefügte Zeilen gehören zur letzten Gruppe.',
    fr: 'Les lignes ajoutées lors du remplissage du formulaire sont placées dans le dernier groupe.',
  },
  groupRows: { en: 'Rows', de: 'Zeilen', fr: 'Lignes' },
  adding: {
    en: 'Condition for adding rows',
    de: 'Bedingung zum Hinzufügen von Zeilen',
    fr: 'Condition d’ajout de lignes',
  },
  addingHint: {
    en: 'The add button is shown when this condition is met.',
    de: 'Die Schaltfläche „Hinzufügen“ wird angezeigt, wenn diese Bedingung erfüllt ist.',
    fr: 'Le bouton d’ajout est affiché lorsque cette condition est remplie.',
  },
  initEmpty: { en: 'Start with no rows', de: 'Ohne Zeilen beginnen', fr: 'Commencer sans ligne' },
});
