import { memberWords, type WordsOf } from '@tideform/words';

/** Texts of the permissions of a form; in English those that the specification quotes are verbatim. */
export const permissionsWords = memberWords({
  title: { en: 'Permissions', de: 'Berechtigungen' },
  close: { en: 'Close', de: 'Schließen' },
  allowEditing: { en: 'Allow submitted responses to be edited', de: 'Eingesendete Antworten dürfen bearbeitet werden' },
  allowEditingHint: {
    en: 'People can change what they submitted. Every change keeps its earlier version.',
    de: 'Leute können ändern, was sie eingesendet haben. Jede Änderung behält die frühere Fassung.',
  },
  form: { en: 'Form Permissions', de: 'Formularberechtigungen' },
  builder: { en: 'Builder Permissions', de: 'Berechtigungen zum Bauen' },
  name: { en: 'Name', de: 'Name' },
  rights: {
    create: { en: 'Create Responses', de: 'Antworten anlegen' },
    createAndEdit: { en: 'Create & Edit Responses', de: 'Antworten anlegen und bearbeiten' },
    respond: { en: 'Respond', de: 'Antworten' },
    viewAll: { en: 'View All Responses', de: 'Alle Antworten ansehen' },
    editSubmissions: { en: 'Edit Submissions', de: 'Einsendungen bearbeiten' },
    build: { en: 'Can Access Builder', de: 'Darf das Formular bauen' },
  },
  cell: { en: '{right}: {name}', de: '{right}: {name}' },
  ownersAlways: { en: '{right}: {name}, owners always can', de: '{right}: {name}, Besitzende dürfen das immer' },
  comesWith: {
    en: '{right}: {name}, comes with another permission',
    de: '{right}: {name}, kommt mit einer anderen Berechtigung',
  },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  removed: { en: '{name} was removed from {table}.', de: '{name} wurde aus „{table}“ entfernt.' },
  kinds: {
    person: { en: 'Person', de: 'Einzelperson' },
    group: { en: 'Group', de: 'Gruppe' },
    siteGroup: { en: 'Group of the site', de: 'Gruppe der Website' },
    everyone: { en: 'Everybody of the organization', de: 'Alle der Organisation' },
    other: { en: 'Other account', de: 'Anderes Konto' },
    owners: { en: 'Team owners', de: 'Mit Team-Besitz' },
  },
  siteGroups: {
    owners: { en: 'Team owners', de: 'Team-Besitzende' },
    visitors: { en: 'Visitors of the site', de: 'Besucher der Website' },
    members: { en: 'Team members', de: 'Team-Mitglieder' },
  },
  inherited: { en: 'Inherited from the team · {kind}', de: 'Vom Team geerbt · {kind}' },
  nobody: { en: 'Nobody yet', de: 'Noch niemand' },
  add: { en: 'Add people or groups', de: 'Personen oder Gruppen hinzufügen' },
  addToForm: {
    en: 'Add people or groups to Form Permissions',
    de: 'Personen oder Gruppen zu den Formularberechtigungen hinzufügen',
  },
  addToBuilder: {
    en: 'Add people or groups to Builder Permissions',
    de: 'Personen oder Gruppen zu den Berechtigungen zum Bauen hinzufügen',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  everyone: { en: 'Everyone except external users', de: 'Alle außer externen Benutzern' },
  site: { en: 'Site', de: 'Website' },
  searchGroups: {
    en: 'Search directory groups (needs one more permission)',
    de: 'Gruppen des Verzeichnisses suchen (braucht eine weitere Berechtigung)',
  },
  alreadyListed: { en: 'Already in the list', de: 'Bereits in der Liste' },
  added: { en: '{name} was added.', de: '{name} wurde hinzugefügt.' },
  adding: { en: 'Adding {name}…', de: '{name} wird hinzugefügt …' },
  covered: {
    en: 'User already has permission via one of the groups',
    de: 'Die Person hat die Berechtigung schon über eine der Gruppen',
  },
  onlyOwners: {
    en: 'Only Team Owners can modify permissions',
    de: 'Nur wer das Team besitzt, kann Berechtigungen ändern',
  },
  savedAtOnce: {
    en: 'Every change is saved at once. Only Team Owners can modify permissions.',
    de: 'Jede Änderung wird sofort gespeichert. Nur wer das Team besitzt, kann Berechtigungen ändern.',
  },
  saving: { en: 'Saving...', de: 'Wird gespeichert …' },
  loading: { en: 'Loading...', de: 'Wird geladen …' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  notAccessible: {
    en: 'Error accessing sharepoint permissions. You may need to consult with a Team Owner to continue.',
    de: 'Kein Zugriff auf die Berechtigungen in SharePoint. Fragen Sie jemanden, der das Team besitzt.',
  },
  folderGone: {
    en: 'The folder of the responses was deleted. Restore it from the recycle bin of the document library, or make an empty one.',
    de: 'Der Ordner der Antworten wurde gelöscht. Stellen Sie ihn aus dem Papierkorb der Dokumentbibliothek wieder her, oder legen Sie einen leeren an.',
  },
  recreate: { en: 'Re-create Responses Folder', de: 'Ordner der Antworten neu anlegen' },
  folderToCome: {
    en: 'This form was not published yet. What you give here holds from its first publication on.',
    de: 'Dieses Formular ist noch nicht veröffentlicht. Was Sie hier geben, gilt ab der ersten Veröffentlichung.',
  },
  confidential: { en: 'Confidential responses', de: 'Vertrauliche Antworten' },
  confidentialHint: {
    en: 'Each person gets a folder of their own; nobody else sees what is in it, unless you say so here.',
    de: 'Jede Person bekommt einen eigenen Ordner; niemand sonst sieht hinein, außer Sie erlauben es hier.',
  },
  confidentialOn: { en: 'Confidential responses are on', de: 'Antworten sind vertraulich' },
  confidentialOnHint: {
    en: 'The account of {account} makes the folders. What was submitted before stays with the owners.',
    de: 'Das Konto von {account} legt die Ordner an. Was vorher eingesendet wurde, bleibt bei denen, die das Team besitzen.',
  },
  privateTitle: { en: 'Private responses', de: 'Private Antworten' },
  privateHint: {
    en: 'This form keeps responses private in an older way. Initialize its permissions to make them confidential.',
    de: 'Dieses Formular hält Antworten auf ältere Art privat. Richten Sie die Berechtigungen ein, damit sie vertraulich werden.',
  },
  initialize: { en: 'Initialize Permissions', de: 'Berechtigungen einrichten' },
  makeConfidential: { en: 'Make confidential', de: 'Vertraulich machen' },
  publishFirst: {
    en: 'Publish the form before you make its responses confidential.',
    de: 'Veröffentlichen Sie das Formular, bevor Sie die Antworten vertraulich machen.',
  },
  expired: {
    en: 'Confidential responses are on, but the authorization of {account} has expired',
    de: 'Antworten sind vertraulich, aber die Autorisierung von {account} ist abgelaufen',
  },
  expiredHint: {
    en: 'People who answered before can go on. New people wait until their folder can be made.',
    de: 'Wer schon geantwortet hat, kann weitermachen. Neue Leute warten, bis ihr Ordner angelegt werden kann.',
  },
  incomplete: { en: 'Configuration is not complete', de: 'Die Konfiguration ist nicht vollständig' },
  incompleteHint: {
    en: 'Nobody has lent an account that makes the folders. New responses wait on their devices until then.',
    de: 'Niemand hat ein Konto geliehen, das die Ordner anlegt. Neue Antworten warten bis dahin auf ihren Geräten.',
  },
  somebody: { en: 'a team owner', de: 'jemandem mit Team-Besitz' },
  authorize: { en: 'Authorize', de: 'Autorisieren' },
  authorizeAgain: { en: 'Authorize again', de: 'Erneut autorisieren' },
  switchOff: { en: 'Switch off', de: 'Ausschalten' },
});

export type PermissionsWords = WordsOf<typeof permissionsWords>;
