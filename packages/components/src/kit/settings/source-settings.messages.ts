import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the settings that say where choices come from. */
export const sourceSettingsMessages = memberMessages({
  source: { en: 'Data source type', de: 'Datenquellentyp' },
  sources: {
    values: { en: 'Values', de: 'Werte' },
    url: { en: 'URL', de: 'URL' },
    json: { en: 'Raw JSON', de: 'JSON-Rohdaten' },
    custom: { en: 'Custom code', de: 'Eigener Code' },
    dataSource: { en: 'Team data source', de: 'Datenquelle des Teams' },
  },
  dataSource: { en: 'Data Source', de: 'Datenquelle' },
  rowsFilter: { en: 'Filter', de: 'Filter' },
  rowsFilterHint: {
    en: 'Such as {example}. Leave blank to offer all rows.',
    de: 'Etwa {example}. Lassen Sie das Feld leer, um alle Zeilen anzubieten.',
  },
  url: { en: 'Data source URL', de: 'Datenquellen-URL' },
  urlHint: {
    en: 'The URL must return JSON. It can include answers, such as ?country={tag}. Your administrator decides which websites are allowed.',
    de: 'Die URL muss JSON zurückgeben. Sie kann Antworten enthalten, etwa ?country={tag}. Ihr Administrator legt fest, welche Websites zulässig sind.',
  },
  headers: { en: 'Request headers', de: 'Anforderungsheader' },
  headersHint: {
    en: 'Sent with the request. Everyone who opens the form can read them, so don’t include secrets.',
    de: 'Werden mit der Anforderung gesendet. Alle, die das Formular öffnen, können sie lesen. Geben Sie deshalb keine Geheimnisse ein.',
  },
  headerName: { en: 'Key', de: 'Name' },
  headerValue: { en: 'Value', de: 'Wert' },
  addHeader: { en: 'Add header', de: 'Header hinzufügen' },
  json: { en: 'Raw JSON', de: 'JSON-Rohdaten' },
  jsonHint: { en: 'A list of values or objects.', de: 'Eine Liste von Werten oder Objekten.' },
  custom: { en: 'Custom values', de: 'Eigene Werte' },
  customHint: {
    en: 'Set values to the list. The code runs again when an answer it uses changes.',
    de: 'Legen Sie values auf die Liste fest. Der Code wird erneut ausgeführt, wenn sich eine verwendete Antwort ändert.',
  },
  selectValues: { en: 'Data path', de: 'Datenpfad' },
  selectValuesHint: {
    en: 'Where the list is in the response, such as data.items. Leave blank if the response is the list.',
    de: 'Wo sich die Liste in der Antwort des Servers befindet, etwa data.items. Lassen Sie das Feld leer, wenn die Antwort selbst die Liste ist.',
  },
  valueProperty: { en: 'Value property', de: 'Werteigenschaft' },
  valuePropertyHint: {
    en: 'The property of the selected object to save, such as id. Leave blank to save the whole object.',
    de: 'Die zu speichernde Eigenschaft des ausgewählten Objekts, etwa id. Lassen Sie das Feld leer, um das ganze Objekt zu speichern.',
  },
  template: { en: 'Item template', de: 'Elementvorlage' },
  templateHint: {
    en: 'How each item is shown, such as {tag}.',
    de: 'Wie jedes Element angezeigt wird, etwa {tag}.',
  },
  sort: { en: 'Sort query', de: 'Sortierabfrage' },
  filter: { en: 'Filter query', de: 'Filterabfrage' },
  queryHint: { en: 'Added to the URL.', de: 'Wird an die URL angehängt.' },
  searchField: { en: 'Search parameter', de: 'Suchparameter' },
  searchFieldHint: {
    en: 'The name of the URL parameter for the search text. Leave blank to search the loaded list.',
    de: 'Der Name des URL-Parameters für den Suchtext. Lassen Sie das Feld leer, um die geladene Liste zu durchsuchen.',
  },
  minSearch: { en: 'Minimum search length', de: 'Mindestlänge der Suche' },
  searchDebounce: { en: 'Search delay', de: 'Suchverzögerung' },
  seconds: { en: 'In seconds. The default is 0.3.', de: 'In Sekunden. Der Standardwert ist 0,3.' },
  limit: { en: 'Items per request', de: 'Elemente pro Anforderung' },
  limitHint: { en: 'The default is 100.', de: 'Der Standardwert ist 100.' },
  disableLimit: { en: 'Load all items at once', de: 'Alle Elemente auf einmal laden' },
  lazyLoad: { en: 'Load when opened', de: 'Erst beim Öffnen laden' },
  refreshOn: { en: 'Reload when this field changes', de: 'Neu laden, wenn sich dieses Feld ändert' },
  refreshOnHint: {
    en: 'The property name of another field.',
    de: 'Der Eigenschaftsname eines anderen Felds.',
  },
  clearOnRefresh: { en: 'Clear the answer when choices reload', de: 'Antwort beim Neuladen der Optionen löschen' },
});

export type SourceSettingsMessages = MessagesOf<typeof sourceSettingsMessages>;
