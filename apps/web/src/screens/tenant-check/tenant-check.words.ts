import { memberWords } from '@tideform/words';

/** Texts of the check of a Microsoft 365 tenant. */
export const tenantCheckWords = memberWords({
  title: { en: 'Tenant check', de: 'Mandantenprüfung' },
  intro: {
    en: 'Tries every kind of request that Tideform makes to Microsoft 365, so you can see what works in your tenant and what to allow. It takes about a minute.',
    de: 'Probiert jede Art von Anfrage aus, die Tideform an Microsoft 365 stellt. So sehen Sie, was in Ihrem Mandanten funktioniert und was Sie erlauben müssen. Das dauert etwa eine Minute.',
  },
  scratch: {
    en: 'The check creates a library named “Tideform check …” in the site of {team} and deletes it again. Your forms and submissions aren’t touched.',
    de: 'Die Prüfung legt in der Website von {team} eine Bibliothek „Tideform check …“ an und löscht sie wieder. Ihre Formulare und Einsendungen bleiben unberührt.',
  },
  start: { en: 'Start check', de: 'Prüfung starten' },
  again: { en: 'Check again', de: 'Erneut prüfen' },
  stop: { en: 'Stop', de: 'Abbrechen' },
  stopping: { en: 'Stopping and cleaning up…', de: 'Wird abgebrochen und aufgeräumt …' },
  copy: { en: 'Copy report', de: 'Bericht kopieren' },
  ownersOnly: {
    en: 'Only team owners can check the tenant.',
    de: 'Nur Teambesitzer können den Mandanten prüfen.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to check the tenant.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um den Mandanten zu prüfen.',
  },
  failed: {
    en: 'Couldn’t finish the check. Try again in a few minutes.',
    de: 'Die Prüfung konnte nicht abgeschlossen werden. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  leftBehind: {
    en: 'Couldn’t delete the library “Tideform check …”. Delete it in the site’s contents; a retention policy may keep it.',
    de: 'Die Bibliothek „Tideform check …“ konnte nicht gelöscht werden. Löschen Sie sie in den Inhalten der Website; möglicherweise behält eine Aufbewahrungsrichtlinie sie.',
  },
  allGood: {
    en: 'Everything that Tideform needs works in this tenant.',
    de: 'In diesem Mandanten funktioniert alles, was Tideform braucht.',
  },
  someFailed: {
    en: '{count, plural, one {# check} other {# checks}} failed. Tideform won’t work fully in this tenant until that’s fixed.',
    de: '{count, plural, one {# Prüfung ist} other {# Prüfungen sind}} fehlgeschlagen. Bis das behoben ist, funktioniert Tideform in diesem Mandanten nicht vollständig.',
  },
  checks: { en: 'Checks', de: 'Prüfungen' },
  outcomes: {
    waiting: { en: 'Not started', de: 'Noch nicht begonnen' },
    running: { en: 'Running', de: 'Läuft' },
    passed: { en: 'Works', de: 'Funktioniert' },
    limited: { en: 'Not available, works another way', de: 'Nicht verfügbar, es geht auf anderem Weg' },
    failed: { en: 'Failed', de: 'Fehlgeschlagen' },
    skipped: {
      en: 'Skipped because an earlier check failed',
      de: 'Übersprungen, weil eine frühere Prüfung fehlgeschlagen ist',
    },
  },
  names: {
    account: { en: 'Your account, teams and organization', de: 'Ihr Konto, Ihre Teams und Ihre Organisation' },
    people: { en: 'Find people in the organization', de: 'Personen in der Organisation finden' },
    groups: { en: 'Read members of the group', de: 'Mitglieder der Gruppe lesen' },
    team: { en: 'Read the team and its channels', de: 'Das Team und seine Kanäle lesen' },
    site: { en: 'Read the team’s site and lists', de: 'Die Website und die Listen des Teams lesen' },
    'site-people': { en: 'Follow changes of the site’s people', de: 'Änderungen der Personen der Website verfolgen' },
    library: { en: 'Create a library with columns', de: 'Eine Bibliothek mit Spalten anlegen' },
    files: { en: 'Create, read, move and delete files', de: 'Dateien anlegen, lesen, verschieben und löschen' },
    'large-files': { en: 'Upload large files', de: 'Große Dateien hochladen' },
    fields: { en: 'Write and find column values', de: 'Spaltenwerte schreiben und finden' },
    versions: { en: 'Read and restore versions', de: 'Versionen lesen und wiederherstellen' },
    changes: { en: 'Follow changes of the library', de: 'Änderungen der Bibliothek verfolgen' },
    notifications: { en: 'Get notified of changes', de: 'Über Änderungen benachrichtigt werden' },
    permissions: { en: 'Restrict folders to some people', de: 'Ordner auf einzelne Personen beschränken' },
    workbooks: { en: 'Read tables of Excel workbooks', de: 'Tabellen aus Excel-Arbeitsmappen lesen' },
    'clean-up': { en: 'Delete the library again', de: 'Die Bibliothek wieder löschen' },
  },
  refused: { en: '{operation} was refused: {status} {code}.', de: '{operation} wurde abgelehnt: {status} {code}.' },
  noAnswer: { en: '{operation} got no answer.', de: '{operation} blieb ohne Antwort.' },
  grant: {
    en: 'Grant one of these permissions: {permissions}.',
    de: 'Erteilen Sie eine dieser Berechtigungen: {permissions}.',
  },
  behaviors: { en: 'How this tenant behaves', de: 'So verhält sich dieser Mandant' },
  behaviorsText: {
    en: 'Tideform handles all of these. They help support to understand what you see.',
    de: 'Tideform kommt mit all dem zurecht. Die Angaben helfen dem Support, zu verstehen, was Sie sehen.',
  },
  noBehaviors: { en: 'Nothing unusual.', de: 'Nichts Ungewöhnliches.' },
  behaviorNames: {
    'no-version-addresses': {
      en: 'Versions of files have no download address.',
      de: 'Dateiversionen haben keine Downloadadresse.',
    },
    'no-download-addresses': {
      en: 'Files have no download address.',
      de: 'Dateien haben keine Downloadadresse.',
    },
    'no-inherited-from': {
      en: 'Permissions don’t say whether they’re inherited.',
      de: 'Berechtigungen geben nicht an, ob sie geerbt sind.',
    },
    'lines-for-editing': {
      en: 'Long text columns need a number of lines.',
      de: 'Spalten für langen Text brauchen eine Zeilenzahl.',
    },
    'localized-names': {
      en: 'The site’s own lists have names in its language.',
      de: 'Die eigenen Listen der Website heißen in deren Sprache.',
    },
    'long-text-limit': {
      en: 'Long text columns hold 63,999 characters.',
      de: 'Spalten für langen Text fassen 63.999 Zeichen.',
    },
    'short-text-in-libraries': {
      en: 'Long text columns of libraries hold 255 characters.',
      de: 'Spalten für langen Text fassen in Bibliotheken 255 Zeichen.',
    },
    'no-workbooks': {
      en: 'Excel workbooks can’t be opened with the app’s permissions.',
      de: 'Excel-Arbeitsmappen lassen sich mit den Berechtigungen der App nicht öffnen.',
    },
    'no-group-members': {
      en: 'Members of groups can’t be read with the app’s permissions.',
      de: 'Mitglieder von Gruppen lassen sich mit den Berechtigungen der App nicht lesen.',
    },
    'no-people-changes': {
      en: 'The site doesn’t report changes of its people.',
      de: 'Die Website meldet keine Änderungen ihrer Personen.',
    },
    'group-grants-ignored': {
      en: 'Permissions for the team’s group are accepted but not kept.',
      de: 'Berechtigungen für die Gruppe des Teams werden angenommen, aber nicht behalten.',
    },
    'owners-removed': {
      en: 'Restricting a folder removes its owners, too.',
      de: 'Wird ein Ordner beschränkt, verlieren auch die Besitzer den Zugriff.',
    },
    'owner-role-refused': {
      en: 'The owner role can’t be given for a folder.',
      de: 'Die Rolle „Besitzer“ lässt sich für einen Ordner nicht vergeben.',
    },
    'no-hidden-fields-in-versions': {
      en: 'Versions don’t include hidden columns.',
      de: 'Versionen enthalten keine ausgeblendeten Spalten.',
    },
    'no-delta-paths': {
      en: 'Changes don’t name the folder of an item.',
      de: 'Änderungen nennen den Ordner eines Elements nicht.',
    },
    'rewritten-files': {
      en: 'Files are changed when they’re uploaded, for example labeled.',
      de: 'Dateien werden beim Hochladen verändert, zum Beispiel mit Vertraulichkeitsbezeichnungen versehen.',
    },
    'throttled-without-time': {
      en: 'Responses to throttled requests don’t say when to try again.',
      de: 'Antworten auf gedrosselte Anfragen nennen keine Wartezeit.',
    },
    'throttled-until-date': {
      en: 'Responses to throttled requests give a date to try again.',
      de: 'Antworten auf gedrosselte Anfragen nennen einen Zeitpunkt für den nächsten Versuch.',
    },
  },
  traffic: {
    en: '{requests} requests, {throttled} throttled. Answers took {median} ms (median), {slowest} ms at most.',
    de: '{requests} Anfragen, davon {throttled} gedrosselt. Antworten dauerten im Median {median} ms, höchstens {slowest} ms.',
  },
});
