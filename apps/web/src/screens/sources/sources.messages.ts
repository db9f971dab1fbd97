import { memberMessages } from '@tideform/i18n';

/** Where a team's forms find rows. */
export const sourcesMessages = memberMessages({
  title: { en: 'Data sources', de: 'Datenquellen' },
  add: { en: 'New data source', de: 'Neue Datenquelle' },
  search: { en: 'Search by id or title', de: 'Kennung oder Titel suchen' },
  columns: {
    title: { en: 'Title', de: 'Titel' },
    kind: { en: 'Kind', de: 'Art' },
    rows: { en: 'Rows', de: 'Zeilen' },
    usedIn: { en: 'Used in', de: 'Verwendet in' },
    seen: { en: 'Last change seen', de: 'Letzte Änderung gesehen' },
    menu: { en: 'Actions', de: 'Aktionen' },
  },
  kinds: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste' },
    csv: { en: 'CSV file', de: 'CSV-Datei' },
    json: { en: 'JSON file', de: 'JSON-Datei' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle' },
    'form-submissions': { en: 'Submissions of a form', de: 'Einsendungen eines Formulars' },
    'team-members': { en: 'Made by the app', de: 'Von der App angelegt' },
  },
  notUsed: { en: 'Not used yet', de: 'Noch nicht verwendet' },
  everyForm: { en: 'Every form with a person', de: 'Jedes Formular mit einer Person' },
  andMore: { en: '{form} and {more} more', de: '{form} und {more} weitere' },
  notHere: { en: 'Not on this device', de: 'Nicht auf diesem Gerät' },
  notHereWhy: {
    en: 'No form on this device reads it, so its rows are not brought here.',
    de: 'Kein Formular auf diesem Gerät liest sie, deshalb kommen ihre Zeilen nicht hierher.',
  },
  keptOffWhy: {
    en: 'You keep its rows off this device: they are read when a form asks for them.',
    de: 'Sie bewahren ihre Zeilen nicht auf diesem Gerät: Sie werden gelesen, wenn ein Formular danach fragt.',
  },
  size: { en: 'about {size}', de: 'etwa {size}' },
  coming: { en: 'Coming', de: 'Kommt' },
  goesOn: {
    en: '{ rows, plural, one {Forms go on with the # row of before.} other {Forms go on with the # rows of before.} }',
    de: '{ rows, plural, one {Formulare arbeiten mit der # Zeile von vorher weiter.} other {Formulare arbeiten mit den # Zeilen von vorher weiter.} }',
  },
  preview: { en: '[PREVIEW ENVIRONMENT] {error}', de: '[VORSCHAU-UMGEBUNG] {error}' },
  failed: { en: 'Its rows could not be brought', de: 'Ihre Zeilen konnten nicht geholt werden' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  more: { en: 'More for {title}', de: 'Mehr zu {title}' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  noPermission: {
    en: 'You do not have permission to change data sources. Ask who builds the forms of this team.',
    de: 'Sie dürfen keine Datenquellen ändern. Fragen Sie, wer die Formulare dieses Teams erstellt.',
  },
  madeByApp: {
    en: 'The app keeps this one itself; there is nothing to edit.',
    de: 'Diese pflegt die App selbst; es gibt nichts zu bearbeiten.',
  },
  offline: {
    en: 'You are offline. Data sources are changed with a connection.',
    de: 'Sie sind offline. Datenquellen werden mit einer Verbindung geändert.',
  },
  empty: {
    title: { en: 'No data sources yet', de: 'Noch keine Datenquellen' },
    text: {
      en: 'A data source gives forms something to choose from: a list, a file, a table or what a form has gathered. It is on the device, offline too.',
      de: 'Eine Datenquelle gibt Formularen etwas zur Auswahl: eine Liste, eine Datei, eine Tabelle oder was ein Formular gesammelt hat. Sie liegt auf dem Gerät, auch offline.',
    },
    askBuilder: {
      en: 'Who builds the forms of this team can add some.',
      de: 'Wer die Formulare dieses Teams erstellt, kann welche anlegen.',
    },
    filtered: {
      en: 'No data source has this in its id or title.',
      de: 'Keine Datenquelle hat das in Kennung oder Titel.',
    },
  },
  nothingFound: { en: 'No data sources found', de: 'Keine Datenquellen gefunden' },
  clear: { en: 'Clear search', de: 'Suche leeren' },
  remove: {
    title: { en: 'Delete {title}?', de: '{title} löschen?' },
    unused: {
      en: 'No form on this device reads it. What it reads stays where it is.',
      de: 'Kein Formular auf diesem Gerät liest sie. Was sie liest, bleibt, wo es ist.',
    },
    used: {
      en: 'These forms read it and will have nothing to choose from. What it reads stays where it is.',
      de: 'Diese Formulare lesen sie und haben dann nichts mehr zur Auswahl. Was sie liest, bleibt, wo es ist.',
    },
    draft: { en: '{title} (its draft)', de: '{title} (der Entwurf)' },
    confirm: { en: 'Delete data source', de: 'Datenquelle löschen' },
  },
});
