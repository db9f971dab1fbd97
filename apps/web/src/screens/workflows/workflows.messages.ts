import { memberMessages } from '@tideform/i18n';

/** Whom a form tells of its responses. */
export const workflowsMessages = memberMessages({
  title: { en: 'Workflows', de: 'Arbeitsabläufe' },
  keys: { en: 'API keys', de: 'API-Schlüssel' },
  emails: { en: 'Emails', de: 'E-Mails' },
  list: { en: 'Webhooks for this form', de: 'Webhooks für dieses Formular' },
  add: { en: 'Add webhook', de: 'Webhook hinzufügen' },
  change: { en: 'Edit webhook', de: 'Webhook bearbeiten' },
  save: { en: 'Save', de: 'Speichern' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  remove: { en: 'Delete', de: 'Löschen' },
  removeTitle: { en: 'Delete {name}?', de: '{name} löschen?' },
  removeText: {
    en: 'It won’t receive any more events, including pending ones.',
    de: 'Der Webhook empfängt keine weiteren Ereignisse mehr, auch keine ausstehenden.',
  },
  empty: {
    title: { en: 'No webhooks yet', de: 'Noch keine Webhooks' },
    text: {
      en: 'A webhook sends each response to another program, such as Power Automate, a ticket system, or your own server.',
      de: 'Ein Webhook sendet jede Antwort an ein anderes Programm, zum Beispiel an Power Automate, ein Ticketsystem oder Ihren eigenen Server.',
    },
  },
  noPermission: {
    title: { en: 'No access', de: 'Kein Zugriff' },
    text: {
      en: 'You don’t have permission to build forms in this team.',
      de: 'Sie haben keine Berechtigung, in diesem Team Formulare zu erstellen.',
    },
  },
  name: { en: 'Name', de: 'Name' },
  address: { en: 'Address', de: 'Adresse' },
  addressHint: {
    en: 'An https address that’s reachable from the internet',
    de: 'Eine https-Adresse, die aus dem Internet erreichbar ist',
  },
  format: { en: 'Format', de: 'Sendeformat' },
  formats: {
    json: { en: 'JSON for programs', de: 'JSON für Programme' },
    teams: { en: 'Card in a Teams channel', de: 'Karte in einem Teams-Kanal' },
  },
  teamsHint: {
    en: 'In the channel, add the workflow that posts when a webhook request is received, and paste its address here.',
    de: 'Fügen Sie im Kanal den Workflow hinzu, der beim Empfang einer Webhookanforderung etwas postet, und fügen Sie dessen Adresse hier ein.',
  },
  tellWhen: { en: 'Send when a response is', de: 'Senden, wenn eine Antwort' },
  types: {
    'response-submitted': { en: 'Submitted', de: 'eingereicht wird' },
    'response-resubmitted': { en: 'Resubmitted', de: 'erneut eingereicht wird' },
    'response-deleted': { en: 'Deleted', de: 'gelöscht wird' },
  },
  environment: { en: 'Responses to', de: 'Antworten auf' },
  environments: {
    production: { en: 'Published form', de: 'das veröffentlichte Formular' },
    preview: { en: 'Draft', de: 'den Entwurf' },
  },
  includePdf: { en: 'Include the PDF', de: 'PDF einschließen' },
  states: {
    active: { en: 'On', de: 'Ein' },
    paused: { en: 'Paused', de: 'Angehalten' },
    disabled: { en: 'Turned off', de: 'Ausgeschaltet' },
  },
  disabled: {
    en: 'This webhook was turned off because its address no longer exists or has been failing for days. Events are queued until you turn it back on.',
    de: 'Dieser Webhook wurde ausgeschaltet, weil die Adresse nicht mehr vorhanden ist oder seit Tagen nicht erreichbar war. Ereignisse bleiben in der Warteschlange, bis Sie ihn wieder einschalten.',
  },
  refusals: {
    'address-refused': {
      en: 'Sending to this address isn’t allowed. Use an https address with a public host name.',
      de: 'Das Senden an diese Adresse ist nicht zulässig. Verwenden Sie eine https-Adresse mit einem öffentlichen Hostnamen.',
    },
    'too-many-webhooks': {
      en: 'This form has reached the maximum number of webhooks.',
      de: 'Dieses Formular hat die maximale Anzahl von Webhooks erreicht.',
    },
  },
  test: { en: 'Send test', de: 'Test senden' },
  tested: { en: 'Test: {outcome}', de: 'Testsendung: {outcome}' },
  counts: {
    sent: { en: '{count, number} sent', de: '{count, number} gesendet' },
    error: { en: '{count, number} failed', de: '{count, number} fehlgeschlagen' },
    waiting: { en: '{count, number} waiting', de: '{count, number} wartend' },
  },
  newSecret: { en: 'Create new secret', de: 'Neues Geheimnis erstellen' },
  newSecretText: {
    en: 'The previous secret also works for one more day.',
    de: 'Das bisherige Geheimnis ist noch einen Tag lang gültig.',
  },
  secret: { en: 'Secret for {name}', de: 'Geheimnis für {name}' },
  secretText: {
    en: 'This secret signs every request. Copy it now, because it won’t be shown again.',
    de: 'Dieses Geheimnis signiert jede Anforderung. Kopieren Sie es jetzt, denn es wird nicht noch einmal angezeigt.',
  },
  done: { en: 'Done', de: 'Fertig' },
  views: { en: 'What is sent', de: 'Was gesendet wird' },
  payload: { en: 'Payload', de: 'Nutzdaten' },
  payloadText: {
    en: 'Sample request with example answers.',
    de: 'Beispielanforderung mit Beispielantworten.',
  },
  request: { en: 'Request', de: 'Anforderung' },
  body: { en: 'Body', de: 'Text' },
  noBody: {
    en: 'The answers aren’t available, because they’re no longer stored or you don’t have access to this submission.',
    de: 'Die Antworten sind nicht verfügbar, weil sie nicht mehr gespeichert sind oder Sie keinen Zugriff auf diese Einsendung haben.',
  },
  attempts: { en: 'Attempts', de: 'Versuche' },
  noAttempts: { en: 'No attempts yet.', de: 'Noch keine Versuche.' },
  reply: { en: 'Response', de: 'Antwort' },
  took: { en: 'Duration', de: 'Dauer' },
  details: { en: 'Delivery details for {number}', de: 'Details zur Zustellung von {number}' },
  detailsTitle: { en: 'Delivery of {number}', de: 'Zustellung von {number}' },
  tickAll: { en: 'Select all deliveries', de: 'Alle Zustellungen auswählen' },
  tick: { en: 'Select the delivery of {number}', de: 'Zustellung von {number} auswählen' },
  ticked: { en: '{count} selected', de: '{count} ausgewählt' },
  clear: { en: 'Clear', de: 'Auswahl aufheben' },
  deliveries: { en: 'Deliveries', de: 'Zustellungen' },
  kept: { en: 'Kept for 30 days', de: '30 Tage lang aufbewahrt' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  loadMore: { en: 'Load more', de: 'Mehr laden' },
  nothingTold: {
    en: 'No deliveries yet.',
    de: 'Noch keine Zustellungen.',
  },
  replayFailed: { en: 'Replay all failed deliveries', de: 'Alle fehlgeschlagenen Zustellungen wiederholen' },
  replay: { en: 'Replay', de: 'Wiederholen' },
  replayOne: { en: 'Replay the delivery of {number}', de: 'Zustellung von {number} wiederholen' },
  sendNow: { en: 'Send now', de: 'Jetzt senden' },
  replayed: {
    en: '{count, plural, one {Replaying # delivery} other {Replaying # deliveries}}',
    de: '{count, plural, one {# Zustellung wird wiederholt} other {# Zustellungen werden wiederholt}}',
  },
  columns: {
    status: { en: 'Status', de: 'Status' },
    event: { en: 'Event', de: 'Ereignis' },
    submission: { en: 'Submission', de: 'Einsendung' },
    when: { en: 'Time', de: 'Zeitpunkt' },
    code: { en: 'Code', de: 'Code' },
    actions: { en: 'Actions', de: 'Aktionen' },
  },
  events: {
    submit: { en: 'Submitted', de: 'Eingereicht' },
    resubmit: { en: 'Resubmitted', de: 'Erneut eingereicht' },
    delete: { en: 'Deleted', de: 'Gelöscht' },
  },
});
