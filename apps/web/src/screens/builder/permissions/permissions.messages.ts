import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the permissions of a form; in English those that the specification quotes are verbatim. */
export const permissionsMessages = memberMessages({
  title: { en: 'Permissions', de: 'Berechtigungen' },
  close: { en: 'Close', de: 'Schließen' },
  allowEditing: { en: 'Allow submitted responses to be edited', de: 'Bearbeiten eingesendeter Antworten zulassen' },
  allowEditingHint: {
    en: 'People can edit responses they’ve submitted. Earlier versions are kept.',
    de: 'Eingesendete Antworten können bearbeitet werden. Frühere Versionen bleiben erhalten.',
  },
  form: { en: 'Form Permissions', de: 'Formularberechtigungen' },
  builder: { en: 'Builder Permissions', de: 'Berechtigungen für den Designer' },
  name: { en: 'Name', de: 'Name' },
  rights: {
    create: { en: 'Create Responses', de: 'Antworten erstellen' },
    createAndEdit: { en: 'Create & Edit Responses', de: 'Antworten erstellen und bearbeiten' },
    respond: { en: 'Respond', de: 'Antworten' },
    viewAll: { en: 'View All Responses', de: 'Alle Antworten anzeigen' },
    editSubmissions: { en: 'Edit Submissions', de: 'Einsendungen bearbeiten' },
    build: { en: 'Can Access Builder', de: 'Zugriff auf den Designer' },
  },
  cell: { en: '{right}: {name}', de: '{right}: {name}' },
  ownersAlways: { en: '{right}: {name}, always on for owners', de: '{right}: {name}, für Besitzer immer aktiviert' },
  comesWith: {
    en: '{right}: {name}, included in another permission',
    de: '{right}: {name}, in einer anderen Berechtigung enthalten',
  },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  removed: { en: 'Removed {name} from {table}.', de: '{name} wurde aus „{table}“ entfernt.' },
  kinds: {
    person: { en: 'Person', de: 'Person' },
    group: { en: 'Group', de: 'Gruppe' },
    siteGroup: { en: 'Site group', de: 'Websitegruppe' },
    everyone: { en: 'Everyone in your organization', de: 'Alle in Ihrer Organisation' },
    other: { en: 'Other account', de: 'Anderes Konto' },
    owners: { en: 'Team owners', de: 'Teambesitzer' },
  },
  siteGroups: {
    owners: { en: 'Team owners', de: 'Teambesitzer' },
    visitors: { en: 'Site visitors', de: 'Besucher der Website' },
    members: { en: 'Team members', de: 'Teammitglieder' },
  },
  inherited: { en: 'Inherited from the team · {kind}', de: 'Vom Team geerbt · {kind}' },
  nobody: { en: 'No one added yet', de: 'Noch niemand hinzugefügt' },
  add: { en: 'Add people or groups', de: 'Personen oder Gruppen hinzufügen' },
  addToForm: {
    en: 'Add people or groups to Form Permissions',
    de: 'Personen oder Gruppen zu den Formularberechtigungen hinzufügen',
  },
  addToBuilder: {
    en: 'Add people or groups to Builder Permissions',
    de: 'Personen oder Gruppen zu den Berechtigungen für den Designer hinzufügen',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  everyone: { en: 'Everyone except external users', de: 'Alle außer externen Benutzern' },
  site: { en: 'Site', de: 'Website' },
  searchGroups: {
    en: 'Search directory groups (requires another permission)',
    de: 'Verzeichnisgruppen suchen (weitere Berechtigung erforderlich)',
  },
  alreadyListed: { en: 'Already added', de: 'Bereits hinzugefügt' },
  added: { en: 'Added {name}.', de: '{name} wurde hinzugefügt.' },
  adding: { en: 'Adding {name}…', de: '{name} wird hinzugefügt …' },
  covered: {
    en: 'User already has permission via one of the groups',
    de: 'Die Person hat die Berechtigung bereits über eine der Gruppen',
  },
  onlyOwners: {
    en: 'Only Team Owners can modify permissions',
    de: 'Nur Teambesitzer können Berechtigungen ändern',
  },
  savedAtOnce: {
    en: 'Changes are saved automatically. Only Team Owners can modify permissions.',
    de: 'Änderungen werden automatisch gespeichert. Nur Teambesitzer können Berechtigungen ändern.',
  },
  saving: { en: 'Saving...', de: 'Wird gespeichert …' },
  loading: { en: 'Loading...', de: 'Wird geladen …' },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen' },
  notAccessible: {
    en: 'Error accessing sharepoint permissions. You may need to consult with a Team Owner to continue.',
    de: 'Fehler beim Zugriff auf die SharePoint-Berechtigungen. Wenden Sie sich gegebenenfalls an einen Teambesitzer.',
  },
  folderGone: {
    en: 'The responses folder was deleted. Restore it from the document library’s recycle bin, or create an empty folder.',
    de: 'Der Antwortordner wurde gelöscht. Stellen Sie ihn aus dem Papierkorb der Dokumentbibliothek wieder her, oder erstellen Sie einen leeren Ordner.',
  },
  recreate: { en: 'Re-create Responses Folder', de: 'Antwortordner neu erstellen' },
  folderToCome: {
    en: 'This form hasn’t been published yet. These permissions take effect when you publish it for the first time.',
    de: 'Dieses Formular wurde noch nicht veröffentlicht. Die Berechtigungen gelten ab der ersten Veröffentlichung.',
  },
  confidential: { en: 'Confidential responses', de: 'Vertrauliche Antworten' },
  confidentialHint: {
    en: 'Each person’s responses go to a separate folder. Only people you choose here can see the responses of others.',
    de: 'Die Antworten jeder Person werden in einem eigenen Ordner abgelegt. Fremde Antworten sehen nur Personen, die Sie hier auswählen.',
  },
  confidentialOn: { en: 'Confidential responses are on', de: 'Vertrauliche Antworten sind aktiviert' },
  confidentialOnHint: {
    en: 'Folders are created using {account}’s account. Only owners can see responses submitted earlier.',
    de: 'Ordner werden mit dem Konto von {account} erstellt. Früher eingesendete Antworten sehen nur Besitzer.',
  },
  privateTitle: { en: 'Private responses', de: 'Private Antworten' },
  privateHint: {
    en: 'This form uses an earlier type of private responses. Initialize its permissions to make responses confidential.',
    de: 'Dieses Formular verwendet eine ältere Art privater Antworten. Initialisieren Sie die Berechtigungen, damit die Antworten vertraulich werden.',
  },
  initialize: { en: 'Initialize Permissions', de: 'Berechtigungen initialisieren' },
  makeConfidential: { en: 'Make responses confidential', de: 'Antworten vertraulich machen' },
  publishFirst: {
    en: 'Publish the form first. Then you can make its responses confidential.',
    de: 'Veröffentlichen Sie zuerst das Formular. Danach können Sie die Antworten vertraulich machen.',
  },
  expired: {
    en: 'Confidential responses are on, but the authorization of {account} has expired',
    de: 'Vertrauliche Antworten sind aktiviert, aber die Autorisierung von {account} ist abgelaufen',
  },
  expiredHint: {
    en: 'People who’ve already responded can continue. Responses from other people stay on their devices until you authorize again.',
    de: 'Personen, die bereits geantwortet haben, können weitermachen. Antworten anderer Personen bleiben auf deren Geräten, bis Sie erneut autorisieren.',
  },
  incomplete: { en: 'Configuration is not complete', de: 'Die Konfiguration ist nicht vollständig' },
  incompleteHint: {
    en: 'Connect an account so folders can be created. Until then, new responses stay on people’s devices.',
    de: 'Verbinden Sie ein Konto, damit Ordner erstellt werden können. Bis dahin bleiben neue Antworten auf den Geräten.',
  },
  somebody: { en: 'a team owner', de: 'einem Teambesitzer' },
  authorize: { en: 'Authorize', de: 'Autorisieren' },
  authorizeAgain: { en: 'Authorize again', de: 'Erneut autorisieren' },
  switchOff: { en: 'Turn off', de: 'Deaktivieren' },
});

export type PermissionsMessages = MessagesOf<typeof permissionsMessages>;
