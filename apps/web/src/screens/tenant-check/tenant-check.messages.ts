import { memberMessages } from '@tideform/i18n';

/** Texts of the check of a Microsoft 365 tenant. */
export const tenantCheckMessages = memberMessages({
  title: { en: 'Tenant check', de: 'Mandantenprüfung' },
  intro: {
    en: 'Tests every kind of request that Tideform makes to Microsoft 365, so you can see what works in your tenant and what to allow. The check takes about a minute.',
    de: 'Testet jede Art von Anforderung, die Tideform an Microsoft 365 stellt. So sehen Sie, was in Ihrem Mandanten funktioniert und was Sie zulassen müssen. Die Prüfung dauert etwa eine Minute.',
  },
  scratch: {
    en: 'The check creates a library named “Tideform check …” in the site of {team} and then deletes it. Your forms and submissions aren’t affected.',
    de: 'Bei der Prüfung wird in der Website von {team} eine Bibliothek mit dem Namen „Tideform check …“ erstellt und anschließend gelöscht. Ihre Formulare und Einsendungen sind nicht betroffen.',
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
    en: 'Couldn’t delete the library “Tideform check …”. Delete it in the site contents. A retention policy might be preventing deletion.',
    de: 'Die Bibliothek „Tideform check …“ konnte nicht gelöscht werden. Löschen Sie sie in den Websiteinhalten. Möglicherweise verhindert eine Aufbewahrungsrichtlinie das Löschen.',
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
    limited: { en: 'Not available, but there’s a workaround', de: 'Nicht verfügbar, es gibt aber einen anderen Weg' },
    failed: { en: 'Failed', de: 'Fehlgeschlagen' },
    skipped: {
      en: 'Skipped because an earlier check failed',
      de: 'Übersprungen, weil eine frühere Prüfung fehlgeschlagen ist',
    },
  },
  names: {
    account: { en: 'Your account, teams, and organization', de: 'Ihr Konto, Ihre Teams und Ihre Organisation' },
    people: { en: 'Find people in the organization', de: 'Personen in der Organisation finden' },
    groups: { en: 'Read group members', de: 'Gruppenmitglieder lesen' },
    team: { en: 'Read the team and its channels', de: 'Das Team und seine Kanäle lesen' },
    site: { en: 'Read the team’s site and lists', de: 'Die Website und die Listen des Teams lesen' },
    'site-people': { en: 'Track changes to the site’s people', de: 'Änderungen an den Personen der Website verfolgen' },
    library: { en: 'Create a library with columns', de: 'Eine Bibliothek mit Spalten erstellen' },
    files: { en: 'Create, read, move, and delete files', de: 'Dateien erstellen, lesen, verschieben und löschen' },
    'large-files': { en: 'Upload large files', de: 'Große Dateien hochladen' },
    fields: { en: 'Write and find column values', de: 'Spaltenwerte schreiben und finden' },
    versions: { en: 'Read and restore versions', de: 'Versionen lesen und wiederherstellen' },
    changes: { en: 'Track changes to the library', de: 'Änderungen an der Bibliothek verfolgen' },
    notifications: { en: 'Get notified of changes', de: 'Über Änderungen benachrichtigt werden' },
    permissions: { en: 'Restrict folders to specific people', de: 'Ordner auf bestimmte Personen beschränken' },
    workbooks: { en: 'Read tables in Excel workbooks', de: 'Tabellen in Excel-Arbeitsmappen lesen' },
    'clean-up': { en: 'Delete the library', de: 'Die Bibliothek löschen' },
  },
  refused: { en: '{operation} was refused: {status} {code}.', de: '{operation} wurde abgelehnt: {status} {code}.' },
  noAnswer: { en: '{operation} got no response.', de: '{operation} hat keine Antwort erhalten.' },
  grant: {
    en: 'Grant one of these permissions: {permissions}.',
    de: 'Erteilen Sie eine dieser Berechtigungen: {permissions}.',
  },
  behaviors: { en: 'How this tenant behaves', de: 'So verhält sich dieser Mandant' },
  behaviorsText: {
    en: 'Tideform handles all of these behaviors. They help support understand what you see.',
    de: 'Tideform kommt mit all diesen Verhaltensweisen zurecht. Sie helfen dem Support, zu verstehen, was Sie sehen.',
  },
  noBehaviors: { en: 'Nothing unusual.', de: 'Nichts Ungewöhnliches.' },
  behaviorNames: {
    'no-version-addresses': {
      en: 'File versions have no download address.',
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
      en: 'The site’s built-in lists have localized names.',
      de: 'Die integrierten Listen der Website haben lokalisierte Namen.',
    },
    'long-text-limit': {
      en: 'Long text columns hold 63,999 characters.',
      de: 'Spalten für langen Text fassen 63.999 Zeichen.',
    },
    'short-text-in-libraries': {
      en: 'Long text columns in libraries hold 255 characters.',
      de: 'Spalten für langen Text fassen in Bibliotheken 255 Zeichen.',
    },
    'no-workbooks': {
      en: 'Excel workbooks can’t be opened with the app’s permissions.',
      de: 'Excel-Arbeitsmappen lassen sich mit den Berechtigungen der App nicht öffnen.',
    },
    'no-group-members': {
      en: 'Group members can’t be read with the app’s permissions.',
      de: 'Gruppenmitglieder lassen sich mit den Berechtigungen der App nicht lesen.',
    },
    'no-people-changes': {
      en: 'The site doesn’t report changes to its people.',
      de: 'Die Website meldet keine Änderungen an ihren Personen.',
    },
    'group-grants-ignored': {
      en: 'Permissions for the team’s group are accepted but not saved.',
      de: 'Berechtigungen für die Gruppe des Teams werden akzeptiert, aber nicht gespeichert.',
    },
    'owners-removed': {
      en: 'Restricting a folder also removes its owners.',
      de: 'Beim Beschränken eines Ordners verlieren auch die Besitzer den Zugriff.',
    },
    'owner-role-refused': {
      en: 'The owner role can’t be assigned for a folder.',
      de: 'Die Rolle „Besitzer“ kann für einen Ordner nicht zugewiesen werden.',
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
      en: 'Files are modified during upload, for example to add sensitivity labels.',
      de: 'Dateien werden beim Hochladen geändert, zum Beispiel mit Vertraulichkeitsbezeichnungen versehen.',
    },
    'throttled-without-time': {
      en: 'Throttled requests don’t include a retry time.',
      de: 'Gedrosselte Anforderungen enthalten keinen Zeitpunkt für den nächsten Versuch.',
    },
    'throttled-until-date': {
      en: 'Throttled requests include a retry date.',
      de: 'Gedrosselte Anforderungen enthalten ein Datum für den nächsten Versuch.',
    },
  },
  traffic: {
    en: '{requests} requests, {throttled} throttled. Median response time {median} ms, maximum {slowest} ms.',
    de: '{requests} Anforderungen, davon {throttled} gedrosselt. Antwortzeit im Median {median} ms, höchstens {slowest} ms.',
  },
});
