import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the settings that say where choices come from. */
export const sourceSettingsMessages = memberMessages({
  source: { en: 'Data Source Type', de: 'Woher die Auswahl kommt' },
  sources: {
    values: { en: 'Values', de: 'Werte' },
    url: { en: 'URL', de: 'Adresse (URL)' },
    json: { en: 'Raw JSON', de: 'JSON' },
    custom: { en: 'Custom', de: 'Eigener Code' },
    dataSource: { en: 'Data source of the team', de: 'Datenquelle des Teams' },
  },
  dataSource: { en: 'Data Source', de: 'Datenquelle' },
  rowsFilter: { en: 'Filter Query', de: 'Filter' },
  rowsFilterHint: {
    en: 'Such as {example}. Leave it empty to offer all rows.',
    de: 'Etwa {example}. Leer lassen, um alle Zeilen anzubieten.',
  },
  url: { en: 'Data Source URL', de: 'Adresse der Liste' },
  urlHint: {
    en: 'Gives JSON. Answers may be part of it, such as ?country={tag}. Your administrator says from where lists may be loaded.',
    de: 'Liefert JSON. Antworten können darin vorkommen, etwa ?country={tag}. Die Administration legt fest, von wo Listen geladen werden dürfen.',
  },
  headers: { en: 'Request Headers', de: 'Kopfzeilen der Anfrage' },
  headersHint: {
    en: 'Sent along. Everybody who opens the form can read them: do not put secrets here.',
    de: 'Werden mitgesendet. Wer das Formular öffnet, kann sie lesen: hier keine Geheimnisse eintragen.',
  },
  headerName: { en: 'Key', de: 'Name' },
  headerValue: { en: 'Value', de: 'Wert' },
  addHeader: { en: 'Add header', de: 'Kopfzeile hinzufügen' },
  json: { en: 'Data Source Raw JSON', de: 'Liste als JSON' },
  jsonHint: { en: 'A list of values or objects.', de: 'Eine Liste von Werten oder Objekten.' },
  custom: { en: 'Custom Values', de: 'Eigene Werte' },
  customHint: {
    en: 'Set values to the list. It runs again when answers change that it reads.',
    de: 'Setzen Sie values auf die Liste. Läuft erneut, wenn sich gelesene Antworten ändern.',
  },
  selectValues: { en: 'Data Path', de: 'Pfad zur Liste' },
  selectValuesHint: {
    en: 'Where in the reply the list is, such as data.items. Leave it empty if the reply is the list.',
    de: 'Wo in der Antwort die Liste liegt, etwa data.items. Leer lassen, wenn die Antwort die Liste ist.',
  },
  valueProperty: { en: 'Value Property', de: 'Gespeicherte Eigenschaft' },
  valuePropertyHint: {
    en: 'What is stored of the chosen object, such as id. Leave it empty to store the whole object.',
    de: 'Was vom gewählten Objekt gespeichert wird, etwa id. Leer lassen, um das ganze Objekt zu speichern.',
  },
  template: { en: 'Item Template', de: 'Vorlage je Eintrag' },
  templateHint: {
    en: 'What is shown of each object, such as {tag}.',
    de: 'Was von jedem Objekt zu sehen ist, etwa {tag}.',
  },
  sort: { en: 'Sort Query', de: 'Sortierung' },
  filter: { en: 'Filter Query', de: 'Filter' },
  queryHint: { en: 'Added to the address.', de: 'Wird an die Adresse angehängt.' },
  searchField: { en: 'Search Query Name', de: 'Name der Suchanfrage' },
  searchFieldHint: {
    en: 'What is typed is sent under this name. Leave it empty to search in what was loaded.',
    de: 'Unter diesem Namen wird gesendet, was getippt wird. Leer lassen, um im Geladenen zu suchen.',
  },
  minSearch: { en: 'Minimum Search Length', de: 'Mindestlänge der Suche' },
  searchDebounce: { en: 'Search request delay', de: 'Verzögerung der Suche' },
  seconds: { en: 'In seconds; 0.3 unless you say otherwise.', de: 'In Sekunden; 0,3, wenn nichts angegeben ist.' },
  limit: { en: 'Limit', de: 'Höchstzahl je Anfrage' },
  limitHint: { en: '100 unless you say otherwise.', de: '100, wenn nichts angegeben ist.' },
  disableLimit: { en: 'Disable limit', de: 'Alles auf einmal anfragen' },
  lazyLoad: { en: 'Lazy Load Data', de: 'Erst beim Öffnen laden' },
  refreshOn: { en: 'Refresh Options On', de: 'Neu laden bei Änderung von' },
  refreshOnHint: {
    en: 'Property name of another field.',
    de: 'Eigenschaftsname eines anderen Feldes.',
  },
  clearOnRefresh: { en: 'Clear Value On Refresh Options', de: 'Antwort beim Neuladen löschen' },
});

export type SourceSettingsMessages = MessagesOf<typeof sourceSettingsMessages>;
