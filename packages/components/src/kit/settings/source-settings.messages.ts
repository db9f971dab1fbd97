import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the settings for where choices come from. */
export const sourceSettingsMessages = memberMessages({
  source: { en: 'Data source type', de: 'Datenquellentyp', fr: 'Type de source de données' },
  sources: {
    values: { en: 'Values', de: 'Werte', fr: 'Valeurs' },
    url: { en: 'URL', de: 'URL', fr: 'URL' },
    json: { en: 'Raw JSON', de: 'JSON-Rohdaten', fr: 'JSON brut' },
    custom: { en: 'Custom code', de: 'Eigener Code', fr: 'Code personnalisé' },
    dataSource: { en: 'Team data source', de: 'Datenquelle des Teams', fr: 'Source de données de l’équipe' },
  },
  dataSource: { en: 'Data Source', de: 'Datenquelle', fr: 'Source de données' },
  rowsFilter: { en: 'Filter', de: 'Filter', fr: 'Filtre' },
  rowsFilterHint: {
    en: 'Such as {example}. Leave blank to offer all rows.',
    de: 'Etwa {example}. Lassen Sie das Feld leer, um alle Zeilen anzubieten.',
    fr: 'Par exemple {example}. Laissez vide pour proposer toutes les lignes.',
  },
  url: { en: 'Data source URL', de: 'Datenquellen-URL', fr: 'URL de la source de données' },
  urlHint: {
    en: 'The URL must return JSON. It can include answers, such as ?country={tag}. Your administrator decides which websites are allowed.',
    de: 'Die URL muss JSON zurückgeben. Sie kann Antworten enthalten, etwa ?country={tag}. Ihr Administrator legt fest, welche Websites zulässig sind.',
    fr: 'L’URL doit renvoyer du JSON. Elle peut inclure des réponses, par exemple ?country={tag}. Votre administrateur détermine quels sites web sont autorisés.',
  },
  headers: { en: 'Request headers', de: 'Anforderungsheader', fr: 'En-têtes de requête' },
  headersHint: {
    en: 'Sent with the request. Everyone who opens the form can read them, so don’t include secrets.',
    de: 'Werden mit der Anforderung gesendet. Alle, die das Formular öffnen, können sie lesen. Geben Sie deshalb keine Geheimnisse ein.',
    fr: 'Envoyés avec la requête. Toute personne qui ouvre le formulaire peut les lire : n’y incluez donc aucun secret.',
  },
  headerName: { en: 'Key', de: 'Name', fr: 'Clé' },
  headerValue: { en: 'Value', de: 'Wert', fr: 'Valeur' },
  addHeader: { en: 'Add header', de: 'Header hinzufügen', fr: 'Ajouter un en-tête' },
  json: { en: 'Raw JSON', de: 'JSON-Rohdaten', fr: 'JSON brut' },
  jsonHint: {
    en: 'A list of values or objects.',
    de: 'Eine Liste von Werten oder Objekten.',
    fr: 'Liste de valeurs ou d’objets.',
  },
  custom: { en: 'Custom values', de: 'Eigene Werte', fr: 'Valeurs personnalisées' },
  customHint: {
    en: 'Set values to the list. The code runs again when an answer it uses changes.',
    de: 'Legen Sie values auf die Liste fest. Der Code wird erneut ausgeführt, wenn sich eine verwendete Antwort ändert.',
    fr: 'Affectez la liste à values. Le code s’exécute à nouveau lorsqu’une réponse qu’il utilise change.',
  },
  selectValues: { en: 'Data path', de: 'Datenpfad', fr: 'Chemin des données' },
  selectValuesHint: {
    en: 'Where the list is in the response, such as data.items. Leave blank if the response is the list.',
    de: 'Wo sich die Liste in der Antwort des Servers befindet, etwa data.items. Lassen Sie das Feld leer, wenn die Antwort selbst die Liste ist.',
    fr: 'Emplacement de la liste dans la réponse du serveur, par exemple data.items. Laissez vide si cette réponse est elle-même la liste.',
  },
  valueProperty: { en: 'Value property', de: 'Werteigenschaft', fr: 'Propriété de valeur' },
  valuePropertyHint: {
    en: 'The property of the selected object to save, such as id. Leave blank to save the whole object.',
    de: 'Die zu speichernde Eigenschaft des ausgewählten Objekts, etwa id. Lassen Sie das Feld leer, um das ganze Objekt zu speichern.',
    fr: 'Propriété de l’objet sélectionné à enregistrer, par exemple id. Laissez vide pour enregistrer l’objet entier.',
  },
  template: { en: 'Item template', de: 'Elementvorlage', fr: 'Modèle d’élément' },
  templateHint: {
    en: 'How each item is shown, such as {tag}.',
    de: 'Wie jedes Element angezeigt wird, etwa {tag}.',
    fr: 'Mode d’affichage de chaque élément, par exemple {tag}.',
  },
  sort: { en: 'Sort query', de: 'Sortierabfrage', fr: 'Requête de tri' },
  filter: { en: 'Filter query', de: 'Filterabfrage', fr: 'Requête de filtre' },
  queryHint: { en: 'Added to the URL.', de: 'Wird an die URL angehängt.', fr: 'Ajoutée à l’URL.' },
  searchField: { en: 'Search parameter', de: 'Suchparameter', fr: 'Paramètre de recherche' },
  searchFieldHint: {
    en: 'The name of the URL parameter for the search text. Leave blank to search the loaded list.',
    de: 'Der Name des URL-Parameters für den Suchtext. Lassen Sie das Feld leer, um die geladene Liste zu durchsuchen.',
    fr: 'Nom du paramètre d’URL pour le texte recherché. Laissez vide pour rechercher dans la liste chargée.',
  },
  minSearch: { en: 'Minimum search length', de: 'Mindestlänge der Suche', fr: 'Longueur minimale de la recherche' },
  searchDebounce: { en: 'Search delay', de: 'Suchverzögerung', fr: 'Délai de recherche' },
  seconds: {
    en: 'In seconds. The default is 0.3.',
    de: 'In Sekunden. Der Standardwert ist 0,3.',
    fr: 'En secondes. La valeur par défaut est 0,3.',
  },
  limit: { en: 'Items per request', de: 'Elemente pro Anforderung', fr: 'Éléments par requête' },
  limitHint: { en: 'The default is 100.', de: 'Der Standardwert ist 100.', fr: 'La valeur par défaut est 100.' },
  disableLimit: {
    en: 'Load all items at once',
    de: 'Alle Elemente auf einmal laden',
    fr: 'Charger tous les éléments en une seule fois',
  },
  lazyLoad: { en: 'Load when opened', de: 'Erst beim Öffnen laden', fr: 'Charger à l’ouverture' },
  refreshOn: {
    en: 'Reload when this field changes',
    de: 'Neu laden, wenn sich dieses Feld ändert',
    fr: 'Recharger lorsque ce champ change',
  },
  refreshOnHint: {
    en: 'The property name of another field.',
    de: 'Der Eigenschaftsname eines anderen Felds.',
    fr: 'Nom de propriété d’un autre champ.',
  },
  clearOnRefresh: {
    en: 'Clear the answer when choices reload',
    de: 'Antwort beim Neuladen der Optionen löschen',
    fr: 'Effacer la réponse lors du rechargement des choix',
  },
});

export type SourceSettingsMessages = MessagesOf<typeof sourceSettingsMessages>;
