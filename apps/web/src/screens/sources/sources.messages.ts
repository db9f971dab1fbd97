import { memberMessages } from '@tideform/i18n';

/** Messages of the data sources screen. */
export const sourcesMessages = memberMessages({
  title: { en: 'Data sources', de: 'Datenquellen', fr: 'Sources de données' },
  add: { en: 'New data source', de: 'Neue Datenquelle', fr: 'Nouvelle source de données' },
  search: { en: 'Search by ID or title', de: 'Nach Kennung oder Titel suchen', fr: 'Rechercher par ID ou titre' },
  columns: {
    title: { en: 'Title', de: 'Titel', fr: 'Titre' },
    kind: { en: 'Type', de: 'Typ', fr: 'Type' },
    rows: { en: 'Rows', de: 'Zeilen', fr: 'Lignes' },
    usedIn: { en: 'Used in', de: 'Verwendet in', fr: 'Utilisée dans' },
    seen: { en: 'Last updated', de: 'Zuletzt aktualisiert', fr: 'Actualisée' },
    menu: { en: 'Actions', de: 'Aktionen', fr: 'Actions' },
  },
  kinds: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste', fr: 'Liste SharePoint' },
    csv: { en: 'CSV file', de: 'CSV-Datei', fr: 'Fichier CSV' },
    json: { en: 'JSON file', de: 'JSON-Datei', fr: 'Fichier JSON' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle', fr: 'Tableau Excel' },
    'form-submissions': {
      en: 'Form submissions',
      de: 'Einsendungen eines Formulars',
      fr: 'Soumissions d’un formulaire',
    },
    'team-members': { en: 'Created by Tideform', de: 'Von Tideform erstellt', fr: 'Créée par Tideform' },
  },
  notUsed: { en: 'Not used yet', de: 'Noch nicht verwendet', fr: 'Pas encore utilisée' },
  everyForm: {
    en: 'All forms with a person field',
    de: 'Alle Formulare mit einem Personenfeld',
    fr: 'Tous les formulaires avec un champ Utilisateur',
  },
  andMore: { en: '{form} and {more} more', de: '{form} und {more} weitere', fr: '{form} et {more} de plus' },
  notHere: {
    en: 'Not stored on this device',
    de: 'Nicht auf diesem Gerät gespeichert',
    fr: 'Non stockée sur cet appareil',
  },
  notHereWhy: {
    en: 'No form on this device uses this data source, so its rows aren’t downloaded.',
    de: 'Kein Formular auf diesem Gerät verwendet diese Datenquelle, daher werden ihre Zeilen nicht heruntergeladen.',
    fr: 'Aucun formulaire de cet appareil n’utilise cette source de données ; ses lignes ne sont donc pas téléchargées.',
  },
  keptOffWhy: {
    en: 'You chose not to store this data source’s rows on this device. They’re read when a form needs them.',
    de: 'Sie haben festgelegt, dass die Zeilen dieser Datenquelle nicht auf diesem Gerät gespeichert werden. Sie werden gelesen, wenn ein Formular sie benötigt.',
    fr: 'Vous avez choisi de ne pas stocker les lignes de cette source de données sur cet appareil. Elles sont lues lorsqu’un formulaire en a besoin.',
  },
  size: { en: 'about {size}', de: 'etwa {size}', fr: 'environ {size}' },
  coming: { en: 'Downloading', de: 'Wird heruntergeladen', fr: 'Téléchargement…' },
  goesOn: {
    en: '{ rows, plural, one {Forms keep using the previous row.} other {Forms keep using the previous # rows.} }',
    de: '{ rows, plural, one {Formulare verwenden weiterhin die bisherige Zeile.} other {Formulare verwenden weiterhin die bisherigen # Zeilen.} }',
    fr: '{ rows, plural, one {Les formulaires continuent d’utiliser la ligne précédente.} many {Les formulaires continuent d’utiliser les # de lignes précédentes.} other {Les formulaires continuent d’utiliser les # lignes précédentes.} }',
  },
  preview: {
    en: '[PREVIEW ENVIRONMENT] {error}',
    de: '[VORSCHAUUMGEBUNG] {error}',
    fr: '[ENVIRONNEMENT D’APERÇU] {error}',
  },
  failed: {
    en: 'Couldn’t download the rows',
    de: 'Die Zeilen konnten nicht heruntergeladen werden',
    fr: 'Impossible de télécharger les lignes',
  },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', fr: 'Réessayer' },
  more: { en: 'More options for {title}', de: 'Weitere Optionen für {title}', fr: 'Plus d’options pour {title}' },
  edit: { en: 'Edit', de: 'Bearbeiten', fr: 'Modifier' },
  noPermission: {
    en: 'You don’t have permission to change data sources. Ask a form builder in this team.',
    de: 'Sie haben keine Berechtigung, Datenquellen zu ändern. Wenden Sie sich an einen Formularersteller in diesem Team.',
    fr: 'Vous n’avez pas l’autorisation de modifier les sources de données. Contactez un créateur de formulaires de cette équipe.',
  },
  madeByApp: {
    en: 'Tideform maintains this data source, so you can’t edit it.',
    de: 'Diese Datenquelle wird von Tideform verwaltet und kann nicht bearbeitet werden.',
    fr: 'Cette source de données est gérée par Tideform, vous ne pouvez donc pas la modifier.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to change data sources.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um Datenquellen zu ändern.',
    fr: 'Vous êtes hors connexion. Connectez-vous à Internet pour modifier les sources de données.',
  },
  empty: {
    title: { en: 'No data sources yet', de: 'Noch keine Datenquellen', fr: 'Aucune source de données pour l’instant' },
    text: {
      en: 'Data sources provide choices for forms from a list, file, table, or another form’s submissions. They’re available offline.',
      de: 'Datenquellen liefern Auswahlmöglichkeiten für Formulare aus einer Liste, Datei oder Tabelle oder aus den Einsendungen eines anderen Formulars. Sie sind offline verfügbar.',
      fr: 'Les sources de données fournissent aux formulaires des choix provenant d’une liste, d’un fichier, d’un tableau ou des soumissions d’un autre formulaire. Elles sont disponibles hors connexion.',
    },
    askBuilder: {
      en: 'Form builders in this team can add data sources.',
      de: 'Formularersteller in diesem Team können Datenquellen hinzufügen.',
      fr: 'Les créateurs de formulaires de cette équipe peuvent ajouter des sources de données.',
    },
    filtered: {
      en: 'No data sources match this ID or title.',
      de: 'Keine Datenquellen entsprechen dieser Kennung oder diesem Titel.',
      fr: 'Aucune source de données ne correspond à cet ID ou à ce titre.',
    },
  },
  nothingFound: {
    en: 'No data sources found',
    de: 'Keine Datenquellen gefunden',
    fr: 'Aucune source de données trouvée',
  },
  clear: { en: 'Clear search', de: 'Suche löschen', fr: 'Effacer la recherche' },
  remove: {
    title: { en: 'Delete {title}?', de: '{title} löschen?', fr: 'Supprimer {title} ?' },
    unused: {
      en: 'No form on this device uses this data source. The source data isn’t deleted.',
      de: 'Kein Formular auf diesem Gerät verwendet diese Datenquelle. Die Quelldaten werden nicht gelöscht.',
      fr: 'Aucun formulaire de cet appareil n’utilise cette source de données. Les données sources ne sont pas supprimées.',
    },
    used: {
      en: 'These forms use this data source and will have no choices to offer. The source data isn’t deleted.',
      de: 'Diese Formulare verwenden diese Datenquelle und haben dann keine Auswahlmöglichkeiten mehr. Die Quelldaten werden nicht gelöscht.',
      fr: 'Ces formulaires utilisent cette source de données et n’auront plus de choix à proposer. Les données sources ne sont pas supprimées.',
    },
    draft: { en: '{title} (draft)', de: '{title} (Entwurf)', fr: '{title} (brouillon)' },
    confirm: { en: 'Delete data source', de: 'Datenquelle löschen', fr: 'Supprimer la source de données' },
  },
});
