import { memberMessages } from '@tideform/i18n';

/** Whom a form tells of its responses. */
export const workflowsMessages = memberMessages({
  title: { en: 'Workflows', de: 'Arbeitsabläufe' },
  keys: { en: 'API keys', de: 'API-Schlüssel' },
  emails: { en: 'E-mails', de: 'E-Mails' },
  list: { en: 'Webhooks of this form', de: 'Webhooks dieses Formulars' },
  add: { en: 'Add webhook', de: 'Webhook hinzufügen' },
  change: { en: 'Change webhook', de: 'Webhook ändern' },
  save: { en: 'Save', de: 'Speichern' },
  edit: { en: 'Change', de: 'Ändern' },
  remove: { en: 'Delete', de: 'Löschen' },
  removeTitle: { en: 'Delete {name}?', de: '{name} löschen?' },
  removeText: {
    en: 'It is told nothing more, not even what waits for it.',
    de: 'Er erfährt nichts mehr, auch nicht, was auf ihn wartet.',
  },
  empty: {
    title: { en: 'No webhooks yet', de: 'Noch keine Webhooks' },
    text: {
      en: 'A webhook tells another program of each response: a flow, a ticket system, your own server.',
      de: 'Ein Webhook meldet jede Antwort einem anderen Programm: einem Flow, einem Ticketsystem, Ihrem eigenen Server.',
    },
  },
  noPermission: {
    title: { en: 'No access', de: 'Kein Zugriff' },
    text: {
      en: 'You do not have permission to build forms in this team.',
      de: 'Sie dürfen in diesem Team keine Formulare erstellen.',
    },
  },
  name: { en: 'Name', de: 'Name' },
  address: { en: 'Address', de: 'Adresse' },
  addressHint: {
    en: 'https, on a machine that anybody can reach',
    de: 'https, auf einem Rechner, den jeder erreichen kann',
  },
  format: { en: 'Send it as', de: 'Senden als' },
  formats: {
    json: { en: 'Data for a program', de: 'Daten für ein Programm' },
    teams: { en: 'A card in a Teams channel', de: 'Karte in einem Teams-Kanal' },
  },
  teamsHint: {
    en: 'In the channel, add the workflow that posts when a webhook request is received, and paste its address here.',
    de: 'Fügen Sie im Kanal den Workflow hinzu, der beim Eingang einer Webhookanforderung etwas postet, und setzen Sie seine Adresse hier ein.',
  },
  tellWhen: { en: 'Tell it when a response is', de: 'Melden, wenn eine Antwort' },
  types: {
    'response-submitted': { en: 'Submitted', de: 'eingereicht wird' },
    'response-resubmitted': { en: 'Resubmitted', de: 'erneut eingereicht wird' },
    'response-deleted': { en: 'Deleted', de: 'gelöscht wird' },
  },
  environment: { en: 'Responses to', de: 'Antworten auf' },
  environments: {
    production: { en: 'The published form', de: 'das veröffentlichte Formular' },
    preview: { en: 'The draft', de: 'den Entwurf' },
  },
  includePdf: { en: 'Send the PDF along', de: 'Das PDF mitsenden' },
  states: {
    active: { en: 'On', de: 'Ein' },
    paused: { en: 'Paused', de: 'Angehalten' },
    disabled: { en: 'Switched off', de: 'Abgeschaltet' },
  },
  disabled: {
    en: 'Its receiver is gone or has failed for days. What happens waits; switch it on to go on.',
    de: 'Der Empfänger ist fort oder seit Tagen gestört. Was geschieht, wartet; schalten Sie ihn ein, damit es weitergeht.',
  },
  refusals: {
    'address-refused': {
      en: 'Nothing is sent to this address: it has to be https, with a name that is known to everybody.',
      de: 'An diese Adresse wird nichts gesendet: Sie braucht https und einen Namen, den jeder kennt.',
    },
    'too-many-webhooks': {
      en: 'This form has as many webhooks as it may have.',
      de: 'Dieses Formular hat so viele Webhooks, wie es haben darf.',
    },
  },
  test: { en: 'Send a test', de: 'Test senden' },
  tested: { en: 'Test: {outcome}', de: 'Testsendung: {outcome}' },
  counts: {
    sent: { en: '{count, number} sent', de: '{count, number} gesendet' },
    error: { en: '{count, number} failed', de: '{count, number} fehlgeschlagen' },
    waiting: { en: '{count, number} waiting', de: '{count, number} wartend' },
  },
  newSecret: { en: 'Make a new secret', de: 'Neues Geheimnis erzeugen' },
  newSecretText: {
    en: 'For a day the former one counts, too.',
    de: 'Einen Tag lang gilt auch das bisherige.',
  },
  secret: { en: 'Secret of {name}', de: 'Geheimnis von {name}' },
  secretText: {
    en: 'It signs every request. It is shown this once: keep it where the receiver reads it.',
    de: 'Es unterschreibt jede Anfrage. Es wird nur dieses eine Mal gezeigt: Bewahren Sie es dort auf, wo der Empfänger es liest.',
  },
  done: { en: 'Done', de: 'Fertig' },
  views: { en: 'What is sent', de: 'Was gesendet wird' },
  payload: { en: 'Payload', de: 'Inhalt' },
  payloadText: {
    en: 'This is what it would be sent, with made-up answers.',
    de: 'So sähe eine Sendung mit erfundenen Antworten aus.',
  },
  request: { en: 'Request', de: 'Anfrage' },
  body: { en: 'Body', de: 'Nachricht' },
  noBody: {
    en: 'The answers are not shown: they are not kept any more, or you may not see this submission.',
    de: 'Die Antworten werden nicht gezeigt: Sie sind nicht mehr aufbewahrt, oder Sie dürfen diese Einsendung nicht sehen.',
  },
  attempts: { en: 'Tries', de: 'Versuche' },
  noAttempts: { en: 'It was not tried yet.', de: 'Es gab noch keinen Versuch.' },
  reply: { en: 'Reply', de: 'Antwort' },
  took: { en: 'Took', de: 'Dauer' },
  details: { en: 'Details of the delivery of {number}', de: 'Einzelheiten der Zustellung von {number}' },
  detailsTitle: { en: 'Delivery of {number}', de: 'Zustellung von {number}' },
  tickAll: { en: 'Select all deliveries', de: 'Alle Zustellungen auswählen' },
  tick: { en: 'Select the delivery of {number}', de: 'Zustellung von {number} auswählen' },
  ticked: { en: '{count} selected', de: '{count} ausgewählt' },
  clear: { en: 'Clear', de: 'Auswahl aufheben' },
  deliveries: { en: 'Deliveries', de: 'Zustellungen' },
  kept: { en: 'Kept for 30 days', de: '30 Tage aufbewahrt' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  loadMore: { en: 'Load more', de: 'Mehr laden' },
  nothingTold: {
    en: 'It was told nothing yet.',
    de: 'Ihm wurde noch nichts gemeldet.',
  },
  replayFailed: { en: 'Replay all that failed', de: 'Alles Fehlgeschlagene wiederholen' },
  replay: { en: 'Replay', de: 'Wiederholen' },
  replayOne: { en: 'Replay the delivery of {number}', de: 'Zustellung von {number} wiederholen' },
  sendNow: { en: 'Send now', de: 'Jetzt senden' },
  replayed: {
    en: '{count, plural, one {# message is sent again} other {# messages are sent again}}',
    de: '{count, plural, one {# Nachricht wird wiederholt} other {# Nachrichten werden wiederholt}}',
  },
  columns: {
    status: { en: 'Status', de: 'Stand' },
    event: { en: 'Event', de: 'Ereignis' },
    submission: { en: 'Submission', de: 'Einsendung' },
    when: { en: 'When', de: 'Wann' },
    code: { en: 'Code', de: 'Code' },
    actions: { en: 'Actions', de: 'Aktionen' },
  },
  events: {
    submit: { en: 'Submitted', de: 'Eingereicht' },
    resubmit: { en: 'Resubmitted', de: 'Erneut eingereicht' },
    delete: { en: 'Deleted', de: 'Gelöscht' },
  },
});
