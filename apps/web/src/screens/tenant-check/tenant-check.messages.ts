import { memberMessages } from '@tideform/i18n';

/** Texts of the check of a Microsoft 365 tenant. */
export const tenantCheckMessages = memberMessages({
  title: { en: 'Tenant check', de: 'Mandantenprüfung', fr: 'Vérification du locataire' },
  intro: {
    en: 'Tests every kind of request that Tideform makes to Microsoft 365, so you can see what works in your tenant and what to allow. The check takes about a minute.',
    de: 'Testet jede Art von Anforderung, die Tideform an Microsoft 365 stellt. So sehen Sie, was in Ihrem Mandanten funktioniert und was Sie zulassen müssen. Die Prüfung dauert etwa eine Minute.',
    fr: 'Teste chaque type de requête que Tideform envoie à Microsoft 365, pour que vous sachiez ce qui fonctionne dans votre locataire et ce qu’il faut autoriser. La vérification dure environ une minute.',
  },
  scratch: {
    en: 'The check creates a library named “Tideform check …” in the site of {team} and then deletes it. Your forms and submissions aren’t affected.',
    de: 'Bei der Prüfung wird in der Website von {team} eine Bibliothek mit dem Namen „Tideform check …“ erstellt und anschließend gelöscht. Ihre Formulare und Einsendungen sind nicht betroffen.',
    fr: 'La vérification crée une bibliothèque nommée « Tideform check … » dans le site de l’équipe {team}, puis la supprime. Vos formulaires et vos soumissions ne sont pas concernés.',
  },
  start: { en: 'Start check', de: 'Prüfung starten', fr: 'Lancer la vérification' },
  again: { en: 'Check again', de: 'Erneut prüfen', fr: 'Vérifier à nouveau' },
  stop: { en: 'Stop', de: 'Abbrechen', fr: 'Arrêter' },
  stopping: { en: 'Stopping and cleaning up…', de: 'Wird abgebrochen und aufgeräumt …', fr: 'Arrêt et nettoyage…' },
  copy: { en: 'Copy report', de: 'Bericht kopieren', fr: 'Copier le rapport' },
  ownersOnly: {
    en: 'Only team owners can check the tenant.',
    de: 'Nur Teambesitzer können den Mandanten prüfen.',
    fr: 'Seuls les propriétaires de l’équipe peuvent vérifier le locataire.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to check the tenant.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um den Mandanten zu prüfen.',
    fr: 'Vous êtes hors connexion. Connectez-vous à Internet pour vérifier le locataire.',
  },
  failed: {
    en: 'Couldn’t finish the check. Try again in a few minutes.',
    de: 'Die Prüfung konnte nicht abgeschlossen werden. Versuchen Sie es in ein paar Minuten noch einmal.',
    fr: 'Impossible de terminer la vérification. Réessayez dans quelques minutes.',
  },
  leftBehind: {
    en: 'Couldn’t delete the library “Tideform check …”. Delete it in the site contents. A retention policy might be preventing deletion.',
    de: 'Die Bibliothek „Tideform check …“ konnte nicht gelöscht werden. Löschen Sie sie in den Websiteinhalten. Möglicherweise verhindert eine Aufbewahrungsrichtlinie das Löschen.',
    fr: 'Impossible de supprimer la bibliothèque « Tideform check … ». Supprimez-la dans le contenu du site. Une stratégie de rétention empêche peut-être la suppression.',
  },
  allGood: {
    en: 'Everything that Tideform needs works in this tenant.',
    de: 'In diesem Mandanten funktioniert alles, was Tideform braucht.',
    fr: 'Tout ce dont Tideform a besoin fonctionne dans ce locataire.',
  },
  someFailed: {
    en: '{count, plural, one {# check} other {# checks}} failed. Tideform won’t work fully in this tenant until that’s fixed.',
    de: '{count, plural, one {# Prüfung ist} other {# Prüfungen sind}} fehlgeschlagen. Bis das behoben ist, funktioniert Tideform in diesem Mandanten nicht vollständig.',
    fr: '{count, plural, one {# vérification a échoué} many {# de vérifications ont échoué} other {# vérifications ont échoué}}. Tideform ne fonctionnera pas entièrement dans ce locataire tant que ce n’est pas corrigé.',
  },
  checks: { en: 'Checks', de: 'Prüfungen', fr: 'Vérifications' },
  outcomes: {
    waiting: { en: 'Not started', de: 'Noch nicht begonnen', fr: 'Non démarrée' },
    running: { en: 'Running', de: 'Läuft', fr: 'En cours' },
    passed: { en: 'Works', de: 'Funktioniert', fr: 'Fonctionne' },
    limited: {
      en: 'Not available, but there’s a workaround',
      de: 'Nicht verfügbar, es gibt aber einen anderen Weg',
      fr: 'Non disponible, mais il existe une solution de contournement',
    },
    failed: { en: 'Failed', de: 'Fehlgeschlagen', fr: 'Échec' },
    skipped: {
      en: 'Skipped because an earlier check failed',
      de: 'Übersprungen, weil eine frühere Prüfung fehlgeschlagen ist',
      fr: 'Ignorée, car une vérification précédente a échoué',
    },
  },
  names: {
    account: {
      en: 'Your account, teams, and organization',
      de: 'Ihr Konto, Ihre Teams und Ihre Organisation',
      fr: 'Votre compte, vos équipes et votre organisation',
    },
    people: {
      en: 'Find people in the organization',
      de: 'Personen in der Organisation finden',
      fr: 'Rechercher des personnes dans l’organisation',
    },
    groups: { en: 'Read group members', de: 'Gruppenmitglieder lesen', fr: 'Lire les membres des groupes' },
    team: {
      en: 'Read the team and its channels',
      de: 'Das Team und seine Kanäle lesen',
      fr: 'Lire l’équipe et ses canaux',
    },
    site: {
      en: 'Read the team’s site and lists',
      de: 'Die Website und die Listen des Teams lesen',
      fr: 'Lire le site et les listes de l’équipe',
    },
    'site-people': {
      en: 'Track changes to the site’s people',
      de: 'Änderungen an den Personen der Website verfolgen',
      fr: 'Suivre les modifications concernant les personnes du site',
    },
    library: {
      en: 'Create a library with columns',
      de: 'Eine Bibliothek mit Spalten erstellen',
      fr: 'Créer une bibliothèque avec des colonnes',
    },
    files: {
      en: 'Create, read, move, and delete files',
      de: 'Dateien erstellen, lesen, verschieben und löschen',
      fr: 'Créer, lire, déplacer et supprimer des fichiers',
    },
    'large-files': { en: 'Upload large files', de: 'Große Dateien hochladen', fr: 'Charger des fichiers volumineux' },
    fields: {
      en: 'Write and find column values',
      de: 'Spaltenwerte schreiben und finden',
      fr: 'Écrire et rechercher des valeurs de colonne',
    },
    versions: {
      en: 'Read and restore versions',
      de: 'Versionen lesen und wiederherstellen',
      fr: 'Lire et restaurer des versions',
    },
    changes: {
      en: 'Track changes to the library',
      de: 'Änderungen an der Bibliothek verfolgen',
      fr: 'Suivre les modifications de la bibliothèque',
    },
    notifications: {
      en: 'Get notified of changes',
      de: 'Über Änderungen benachrichtigt werden',
      fr: 'Être averti des modifications',
    },
    permissions: {
      en: 'Restrict folders to specific people',
      de: 'Ordner auf bestimmte Personen beschränken',
      fr: 'Limiter l’accès aux dossiers à certaines personnes',
    },
    workbooks: {
      en: 'Read tables in Excel workbooks',
      de: 'Tabellen in Excel-Arbeitsmappen lesen',
      fr: 'Lire les tableaux des classeurs Excel',
    },
    'clean-up': { en: 'Delete the library', de: 'Die Bibliothek löschen', fr: 'Supprimer la bibliothèque' },
  },
  refused: {
    en: '{operation} was refused: {status} {code}.',
    de: '{operation} wurde abgelehnt: {status} {code}.',
    fr: 'L’opération {operation} a été refusée : {status} {code}.',
  },
  noAnswer: {
    en: '{operation} got no response.',
    de: '{operation} hat keine Antwort erhalten.',
    fr: 'L’opération {operation} n’a reçu aucune réponse.',
  },
  grant: {
    en: 'Grant one of these permissions: {permissions}.',
    de: 'Erteilen Sie eine dieser Berechtigungen: {permissions}.',
    fr: 'Accordez l’une de ces autorisations : {permissions}.',
  },
  behaviors: {
    en: 'How this tenant behaves',
    de: 'So verhält sich dieser Mandant',
    fr: 'Comportement de ce locataire',
  },
  behaviorsText: {
    en: 'Tideform handles all of these behaviors. They help support understand what you see.',
    de: 'Tideform kommt mit all diesen Verhaltensweisen zurecht. Sie helfen dem Support, zu verstehen, was Sie sehen.',
    fr: 'Tideform gère tous ces comportements. Ils aident le support à comprendre ce que vous voyez.',
  },
  noBehaviors: { en: 'Nothing unusual.', de: 'Nichts Ungewöhnliches.', fr: 'Rien d’inhabituel.' },
  behaviorNames: {
    'no-version-addresses': {
      en: 'File versions have no download address.',
      de: 'Dateiversionen haben keine Downloadadresse.',
      fr: 'Les versions de fichiers n’ont pas d’adresse de téléchargement.',
    },
    'no-download-addresses': {
      en: 'Files have no download address.',
      de: 'Dateien haben keine Downloadadresse.',
      fr: 'Les fichiers n’ont pas d’adresse de téléchargement.',
    },
    'no-inherited-from': {
      en: 'Permissions don’t say whether they’re inherited.',
      de: 'Berechtigungen geben nicht an, ob sie geerbt sind.',
      fr: 'Les autorisations n’indiquent pas si elles sont héritées.',
    },
    'lines-for-editing': {
      en: 'Long text columns need a number of lines.',
      de: 'Spalten für langen Text brauchen eine Zeilenzahl.',
      fr: 'Les colonnes de texte long nécessitent un nombre de lignes.',
    },
    'localized-names': {
      en: 'The site’s built-in lists have localized names.',
      de: 'Die integrierten Listen der Website haben lokalisierte Namen.',
      fr: 'Les listes intégrées du site ont des noms localisés.',
    },
    'long-text-limit': {
      en: 'Long text columns hold 63,999 characters.',
      de: 'Spalten für langen Text fassen 63.999 Zeichen.',
      fr: 'Les colonnes de texte long peuvent contenir 63 999 caractères.',
    },
    'short-text-in-libraries': {
      en: 'Long text columns in libraries hold 255 characters.',
      de: 'Spalten für langen Text fassen in Bibliotheken 255 Zeichen.',
      fr: 'Dans les bibliothèques, les colonnes de texte long peuvent contenir 255 caractères.',
    },
    'no-workbooks': {
      en: 'Excel workbooks can’t be opened with the app’s permissions.',
      de: 'Excel-Arbeitsmappen lassen sich mit den Berechtigungen der App nicht öffnen.',
      fr: 'Les autorisations de l’application ne permettent pas d’ouvrir les classeurs Excel.',
    },
    'no-group-members': {
      en: 'Group members can’t be read with the app’s permissions.',
      de: 'Gruppenmitglieder lassen sich mit den Berechtigungen der App nicht lesen.',
      fr: 'Les autorisations de l’application ne permettent pas de lire les membres des groupes.',
    },
    'no-people-changes': {
      en: 'The site doesn’t report changes to its people.',
      de: 'Die Website meldet keine Änderungen an ihren Personen.',
      fr: 'Le site ne signale pas les modifications concernant ses personnes.',
    },
    'group-grants-ignored': {
      en: 'Permissions for the team’s group are accepted but not saved.',
      de: 'Berechtigungen für die Gruppe des Teams werden akzeptiert, aber nicht gespeichert.',
      fr: 'Les autorisations pour le groupe de l’équipe sont acceptées, mais pas enregistrées.',
    },
    'owners-removed': {
      en: 'Restricting a folder also removes its owners.',
      de: 'Beim Beschränken eines Ordners verlieren auch die Besitzer den Zugriff.',
      fr: 'Limiter l’accès à un dossier en retire aussi les propriétaires.',
    },
    'owner-role-refused': {
      en: 'The owner role can’t be assigned for a folder.',
      de: 'Die Rolle „Besitzer“ kann für einen Ordner nicht zugewiesen werden.',
      fr: 'Le rôle de propriétaire ne peut pas être attribué pour un dossier.',
    },
    'no-hidden-fields-in-versions': {
      en: 'Versions don’t include hidden columns.',
      de: 'Versionen enthalten keine ausgeblendeten Spalten.',
      fr: 'Les versions n’incluent pas les colonnes masquées.',
    },
    'no-delta-paths': {
      en: 'Changes don’t name the folder of an item.',
      de: 'Änderungen nennen den Ordner eines Elements nicht.',
      fr: 'Les modifications n’indiquent pas le dossier d’un élément.',
    },
    'rewritten-files': {
      en: 'Files are modified during upload, for example to add sensitivity labels.',
      de: 'Dateien werden beim Hochladen geändert, zum Beispiel mit Vertraulichkeitsbezeichnungen versehen.',
      fr: 'Les fichiers sont modifiés lors du chargement, par exemple pour ajouter des étiquettes de confidentialité.',
    },
    'throttled-without-time': {
      en: 'Throttled requests don’t include a retry time.',
      de: 'Gedrosselte Anforderungen enthalten keinen Zeitpunkt für den nächsten Versuch.',
      fr: 'Les requêtes limitées n’indiquent pas quand réessayer.',
    },
    'throttled-until-date': {
      en: 'Throttled requests include a retry date.',
      de: 'Gedrosselte Anforderungen enthalten ein Datum für den nächsten Versuch.',
      fr: 'Les requêtes limitées indiquent une date de nouvelle tentative.',
    },
  },
  traffic: {
    en: '{requests} requests, {throttled} throttled. Median response time {median} ms, maximum {slowest} ms.',
    de: '{requests} Anforderungen, davon {throttled} gedrosselt. Antwortzeit im Median {median} ms, höchstens {slowest} ms.',
    fr: '{requests} requêtes, dont {throttled} limitées. Temps de réponse médian : {median} ms, maximum : {slowest} ms.',
  },
});
