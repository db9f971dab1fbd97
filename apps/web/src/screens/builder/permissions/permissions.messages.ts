import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the permissions dialog. English texts that the specification prescribes are verbatim. */
export const permissionsMessages = memberMessages({
  title: { en: 'Permissions', de: 'Berechtigungen', fr: 'Autorisations' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  allowEditing: {
    en: 'Allow submitted responses to be edited',
    de: 'Bearbeiten eingesendeter Antworten zulassen',
    fr: 'Autoriser la modification des réponses envoyées',
  },
  allowEditingHint: {
    en: 'People can edit responses they’ve submitted. Earlier versions are kept.',
    de: 'Eingesendete Antworten können bearbeitet werden. Frühere Versionen bleiben erhalten.',
    fr: 'Chaque personne peut modifier les réponses qu’elle a envoyées. Les versions antérieures sont conservées.',
  },
  form: { en: 'Form Permissions', de: 'Formularberechtigungen', fr: 'Autorisations du formulaire' },
  builder: { en: 'Builder Permissions', de: 'Berechtigungen für den Designer', fr: 'Autorisations de conception' },
  name: { en: 'Name', de: 'Name', fr: 'Nom' },
  rights: {
    create: { en: 'Create Responses', de: 'Antworten erstellen', fr: 'Créer des réponses' },
    createAndEdit: {
      en: 'Create & Edit Responses',
      de: 'Antworten erstellen und bearbeiten',
      fr: 'Créer et modifier des réponses',
    },
    respond: { en: 'Respond', de: 'Antworten', fr: 'Répondre' },
    viewAll: { en: 'View All Responses', de: 'Alle Antworten anzeigen', fr: 'Voir toutes les réponses' },
    editSubmissions: { en: 'Edit Submissions', de: 'Einsendungen bearbeiten', fr: 'Modifier les soumissions' },
    build: { en: 'Can Access Builder', de: 'Zugriff auf den Designer', fr: 'Accéder au concepteur' },
  },
  cell: { en: '{right}: {name}', de: '{right}: {name}', fr: '{right} : {name}' },
  ownersAlways: {
    en: '{right}: {name}, always on for owners',
    de: '{right}: {name}, für Besitzer immer aktiviert',
    fr: '{right} : {name}, toujours activé pour les propriétaires',
  },
  comesWith: {
    en: '{right}: {name}, included in another permission',
    de: '{right}: {name}, in einer anderen Berechtigung enthalten',
    fr: '{right} : {name}, inclus dans une autre autorisation',
  },
  remove: { en: 'Remove {name}', de: '{name} entfernen', fr: 'Retirer {name}' },
  removed: {
    en: 'Removed {name} from {table}.',
    de: '{name} wurde aus „{table}“ entfernt.',
    fr: '{name} ne figure plus dans « {table} ».',
  },
  kinds: {
    person: { en: 'Person', de: 'Person', fr: 'Personne' },
    group: { en: 'Group', de: 'Gruppe', fr: 'Groupe' },
    siteGroup: { en: 'Site group', de: 'Websitegruppe', fr: 'Groupe du site' },
    everyone: {
      en: 'Everyone in your organization',
      de: 'Alle in Ihrer Organisation',
      fr: 'Tous les membres de votre organisation',
    },
    other: { en: 'Other account', de: 'Anderes Konto', fr: 'Autre compte' },
    owners: { en: 'Team owners', de: 'Teambesitzer', fr: 'Propriétaires de l’équipe' },
  },
  siteGroups: {
    owners: { en: 'Team owners', de: 'Teambesitzer', fr: 'Propriétaires de l’équipe' },
    visitors: { en: 'Site visitors', de: 'Besucher der Website', fr: 'Visiteurs du site' },
    members: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
  },
  inherited: {
    en: 'Inherited from the team · {kind}',
    de: 'Vom Team geerbt · {kind}',
    fr: 'Hérité de l’équipe · {kind}',
  },
  nobody: { en: 'No one added yet', de: 'Noch niemand hinzugefügt', fr: 'Personne n’a encore été ajouté' },
  add: {
    en: 'Add people or groups',
    de: 'Personen oder Gruppen hinzufügen',
    fr: 'Ajouter des personnes ou des groupes',
  },
  addToForm: {
    en: 'Add people or groups to form permissions',
    de: 'Personen oder Gruppen zu den Formularberechtigungen hinzufügen',
    fr: 'Ajouter des personnes ou des groupes aux autorisations du formulaire',
  },
  addToBuilder: {
    en: 'Add people or groups to builder permissions',
    de: 'Personen oder Gruppen zu den Berechtigungen für den Designer hinzufügen',
    fr: 'Ajouter des personnes ou des groupes aux autorisations de conception',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  everyone: {
    en: 'Everyone except external users',
    de: 'Alle außer externen Benutzern',
    fr: 'Tout le monde sauf les utilisateurs externes',
  },
  site: { en: 'Site', de: 'Website', fr: 'Site' },
  searchGroups: {
    en: 'Search directory groups (requires another permission)',
    de: 'Verzeichnisgruppen suchen (weitere Berechtigung erforderlich)',
    fr: 'Rechercher des groupes de l’annuaire (nécessite une autre autorisation)',
  },
  alreadyListed: { en: 'Already added', de: 'Bereits hinzugefügt', fr: 'Déjà ajouté' },
  added: { en: 'Added {name}.', de: '{name} wurde hinzugefügt.', fr: 'Ajout effectué : {name}.' },
  adding: { en: 'Adding {name}…', de: '{name} wird hinzugefügt …', fr: 'Ajout en cours : {name}…' },
  covered: {
    en: 'User already has permission via one of the groups',
    de: 'Die Person hat die Berechtigung bereits über eine der Gruppen',
    fr: 'L’utilisateur dispose déjà de l’autorisation par le biais de l’un des groupes',
  },
  onlyOwners: {
    en: 'Only Team Owners can modify permissions',
    de: 'Nur Teambesitzer können Berechtigungen ändern',
    fr: 'Seuls les propriétaires de l’équipe peuvent modifier les autorisations',
  },
  savedAtOnce: {
    en: 'Changes are saved automatically. Only Team Owners can modify permissions.',
    de: 'Änderungen werden automatisch gespeichert. Nur Teambesitzer können Berechtigungen ändern.',
    fr: 'Les modifications sont enregistrées automatiquement. Seuls les propriétaires de l’équipe peuvent modifier les autorisations.',
  },
  saving: { en: 'Saving...', de: 'Wird gespeichert …', fr: 'Enregistrement…' },
  loading: { en: 'Loading...', de: 'Wird geladen …', fr: 'Chargement…' },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen', fr: 'Réessayer' },
  notAccessible: {
    en: 'Error accessing sharepoint permissions. You may need to consult with a Team Owner to continue.',
    de: 'Fehler beim Zugriff auf die SharePoint-Berechtigungen. Wenden Sie sich gegebenenfalls an einen Teambesitzer.',
    fr: 'Erreur lors de l’accès aux autorisations SharePoint. Pour continuer, vous devrez peut-être contacter un propriétaire de l’équipe.',
  },
  folderGone: {
    en: 'The responses folder was deleted. Restore it from the document library’s recycle bin, or create an empty folder.',
    de: 'Der Antwortordner wurde gelöscht. Stellen Sie ihn aus dem Papierkorb der Dokumentbibliothek wieder her, oder erstellen Sie einen leeren Ordner.',
    fr: 'Le dossier des réponses a été supprimé. Restaurez-le à partir de la corbeille de la bibliothèque de documents, ou créez un dossier vide.',
  },
  recreate: {
    en: 'Re-create Responses Folder',
    de: 'Antwortordner neu erstellen',
    fr: 'Recréer le dossier des réponses',
  },
  folderToCome: {
    en: 'This form hasn’t been published yet. These permissions take effect when you publish it for the first time.',
    de: 'Dieses Formular wurde noch nicht veröffentlicht. Die Berechtigungen gelten ab der ersten Veröffentlichung.',
    fr: 'Ce formulaire n’a pas encore été publié. Ces autorisations prendront effet lors de la première publication.',
  },
  confidential: { en: 'Confidential responses', de: 'Vertrauliche Antworten', fr: 'Réponses confidentielles' },
  confidentialHint: {
    en: 'Each person’s responses go to a separate folder. Only people you choose here can see the responses of others.',
    de: 'Die Antworten jeder Person werden in einem eigenen Ordner abgelegt. Fremde Antworten sehen nur Personen, die Sie hier auswählen.',
    fr: 'Les réponses de chaque personne sont placées dans un dossier distinct. Seules les personnes que vous choisissez ici peuvent voir les réponses des autres.',
  },
  confidentialOn: {
    en: 'Confidential responses are on',
    de: 'Vertrauliche Antworten sind aktiviert',
    fr: 'Les réponses confidentielles sont activées',
  },
  confidentialOnHint: {
    en: 'Folders are created using {account}’s account. Only owners can see responses submitted earlier.',
    de: 'Ordner werden mit dem Konto von {account} erstellt. Früher eingesendete Antworten sehen nur Besitzer.',
    fr: 'Les dossiers sont créés avec ce compte : {account}. Seuls les propriétaires peuvent voir les réponses envoyées auparavant.',
  },
  privateTitle: { en: 'Private responses', de: 'Private Antworten', fr: 'Réponses privées' },
  privateHint: {
    en: 'This form uses an earlier type of private responses. Initialize its permissions to make responses confidential.',
    de: 'Dieses Formular verwendet eine ältere Art privater Antworten. Initialisieren Sie die Berechtigungen, damit die Antworten vertraulich werden.',
    fr: 'Ce formulaire utilise un ancien type de réponses privées. Initialisez ses autorisations pour rendre les réponses confidentielles.',
  },
  initialize: {
    en: 'Initialize Permissions',
    de: 'Berechtigungen initialisieren',
    fr: 'Initialiser les autorisations',
  },
  makeConfidential: {
    en: 'Make responses confidential',
    de: 'Antworten vertraulich machen',
    fr: 'Rendre les réponses confidentielles',
  },
  publishFirst: {
    en: 'Publish the form first. Then you can make its responses confidential.',
    de: 'Veröffentlichen Sie zuerst das Formular. Danach können Sie die Antworten vertraulich machen.',
    fr: 'Publiez d’abord le formulaire. Vous pourrez ensuite rendre ses réponses confidentielles.',
  },
  expired: {
    en: 'Confidential responses are on, but the authorization of {account} has expired',
    de: 'Vertrauliche Antworten sind aktiviert, aber die Autorisierung von {account} ist abgelaufen',
    fr: 'Les réponses confidentielles sont activées, mais l’autorisation de ce compte a expiré : {account}',
  },
  expiredHint: {
    en: 'People who’ve already responded can continue. Responses from other people stay on their devices until you authorize again.',
    de: 'Personen, die bereits geantwortet haben, können weitermachen. Antworten anderer Personen bleiben auf deren Geräten, bis Sie erneut autorisieren.',
    fr: 'Les personnes qui ont déjà répondu peuvent continuer. Les réponses des autres personnes restent sur leurs appareils jusqu’à ce que vous autorisiez à nouveau le compte.',
  },
  incomplete: {
    en: 'Configuration is not complete',
    de: 'Die Konfiguration ist nicht vollständig',
    fr: 'La configuration n’est pas terminée',
  },
  incompleteHint: {
    en: 'Connect an account so folders can be created. Until then, new responses stay on people’s devices.',
    de: 'Verbinden Sie ein Konto, damit Ordner erstellt werden können. Bis dahin bleiben neue Antworten auf den Geräten.',
    fr: 'Connectez un compte pour permettre la création de dossiers. D’ici là, les nouvelles réponses restent sur les appareils de leurs auteurs.',
  },
  somebody: { en: 'a team owner', de: 'einem Teambesitzer', fr: 'un propriétaire de l’équipe' },
  authorize: { en: 'Authorize', de: 'Autorisieren', fr: 'Autoriser' },
  authorizeAgain: { en: 'Authorize again', de: 'Erneut autorisieren', fr: 'Autoriser à nouveau' },
  switchOff: { en: 'Turn off', de: 'Deaktivieren', fr: 'Désactiver' },
});

export type PermissionsMessages = MessagesOf<typeof permissionsMessages>;
