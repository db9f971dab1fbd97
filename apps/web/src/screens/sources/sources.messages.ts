import { memberMessages } from '@tideform/i18n';

/** Where a team's forms find rows. */
export const sourcesMessages = memberMessages({
  title: { en: 'Data sources', de: 'Datenquellen' },
  add: { en: 'New data source', de: 'Neue Datenquelle' },
  search: { en: 'Search by ID or title', de: 'Nach Kennung oder Titel suchen' },
  columns: {
    title: { en: 'Title', de: 'Titel' },
    kind: { en: 'Type', de: 'Typ' },
    rows: { en: 'Rows', de: 'Zeilen' },
    usedIn: { en: 'Used in', de: 'Verwendet in' },
    seen: { en: 'Last updated', de: 'Zuletzt aktualisiert' },
    menu: { en: 'Actions', de: 'Aktionen' },
  },
  kinds: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste' },
    csv: { en: 'CSV file', de: 'CSV-Datei' },
    json: { en: 'JSON file', de: 'JSON-Datei' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle' },
    'form-submissions': { en: 'Form submissions', de: 'Einsendungen eines Formulars' },
    'team-members': { en: 'Created by Tideform', de: 'Von Tideform erstellt' },
  },
  notUsed: { en: 'Not used yet', de: 'Noch nicht verwendet' },
  everyForm: { en: 'All forms with a person field', de: 'Alle Formulare mit einem Personenfeld' },
  andMore: { en: '{form} and {more} more', de: '{form} und {more} weitere' },
  notHere: { en: 'Not stored on this device', de: 'Nicht auf diesem Gerät gespeichert' },
  notHereWhy: {
    en: 'No form on this device uses this data source, so its rows aren’t downloaded.',
    de: 'Kein Formular auf diesem Gerät verwendet diese Datenquelle, daher werden ihre Zeilen nicht heruntergeladen.',
  },
  keptOffWhy: {
    en: 'You chose not to store this data source’s rows on this device. They’re read when a form needs them.',
    de: 'Sie haben festgelegt, dass die Zeilen dieser Datenquelle nicht auf diesem Gerät gespeichert werden. Sie werden gelesen, wenn ein Formular sie benötigt.',
  },
  size: { en: 'about {size}', de: 'etwa {size}' },
  coming: { en: 'Downloading', de: 'Wird heruntergeladen' },
  goesOn: {
    en: '{ rows, plural, one {Forms keep using the previous row.} other {Forms keep using the previous # rows.} }',
    de: '{ rows, plural, one {Formulare verwenden weiterhin die bisherige Zeile.} other {Formulare verwenden weiterhin die bisherigen # Zeilen.} }',
  },
  preview: { en: '[PREVIEW ENVIRONMENT] {error}', de: '[VORSCHAUUMGEBUNG] {error}' },
  failed: { en: 'Couldn’t download the rows', de: 'Die Zeilen konnten nicht heruntergeladen werden' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  more: { en: 'More options for {title}', de: 'Weitere Optionen für {title}' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  noPermission: {
    en: 'You don’t have permission to change data sources. Ask a form builder in this team.',
    de: 'Sie haben keine Berechtigung, Datenquellen zu ändern. Wenden Sie sich an einen Formularersteller in diesem Team.',
  },
  madeByApp: {
    en: 'Tideform maintains this data source, so you can’t edit it.',
    de: 'Diese Datenquelle wird von Tideform verwaltet und kann nicht bearbeitet werden.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to change data sources.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um Datenquellen zu ändern.',
  },
  empty: {
    title: { en: 'No data sources yet', de: 'Noch keine Datenquellen' },
    text: {
      en: 'Data sources provide choices for forms from a list, file, table, or another form’s submissions. They’re available offline.',
      de: 'Datenquellen liefern Auswahlmöglichkeiten für Formulare aus einer Liste, Datei oder Tabelle oder aus den Einsendungen eines anderen Formulars. Sie sind offline verfügbar.',
    },
    askBuilder: {
      en: 'Form builders in this team can add data sources.',
      de: 'Formularersteller in diesem Team können Datenquellen hinzufügen.',
    },
    filtered: {
      en: 'No data sources match this ID or title.',
      de: 'Keine Datenquellen entsprechen dieser Kennung oder diesem Titel.',
    },
  },
  nothingFound: { en: 'No data sources found', de: 'Keine Datenquellen gefunden' },
  clear: { en: 'Clear search', de: 'Suche löschen' },
  remove: {
    title: { en: 'Delete {title}?', de: '{title} löschen?' },
    unused: {
      en: 'No form on this device uses this data source. The source data isn’t deleted.',
      de: 'Kein Formular auf diesem Gerät verwendet diese Datenquelle. Die Quelldaten werden nicht gelöscht.',
    },
    used: {
      en: 'These forms use this data source and will have no choices to offer. The source data isn’t deleted.',
      de: 'Diese Formulare verwenden diese Datenquelle und haben dann keine Auswahlmöglichkeiten mehr. Die Quelldaten werden nicht gelöscht.',
    },
    draft: { en: '{title} (draft)', de: '{title} (Entwurf)' },
    confirm: { en: 'Delete data source', de: 'Datenquelle löschen' },
  },
});
