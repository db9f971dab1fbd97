import { memberMessages } from '@tideform/i18n';

/** Links by which anybody answers a form: builders' words. */
export const anyoneMessages = memberMessages({
  text: {
    en: 'Anyone with the link can respond without signing in. Responses are stored with the account of the person who created the link.',
    de: 'Jeder mit dem Link kann ohne Anmeldung antworten. Die Antworten werden mit dem Konto der Person gespeichert, die den Link erstellt hat.',
  },
  create: { en: 'Create link', de: 'Link erstellen' },
  /** Before the person is asked for their account. */
  whyAccount: {
    en: 'Visitors don’t sign in. Their submissions are stored in this team’s library with your account, so the link works only as long as your permission lasts.',
    de: 'Besucher melden sich nicht an. Ihre Einsendungen werden mit Ihrem Konto in der Bibliothek dieses Teams gespeichert. Der Link funktioniert deshalb nur, solange Ihre Berechtigung gilt.',
  },
  none: { en: 'No links yet', de: 'Noch keine Links' },
  noneText: {
    en: 'Create one to let people outside of the team answer.',
    de: 'Erstellen Sie einen, damit Menschen außerhalb des Teams antworten können.',
  },
  notSupported: {
    title: {
      en: '{count, plural, one {Visitors will not see one part of this form} other {Visitors will not see # parts of this form}}',
      de: '{count, plural, one {Besucher sehen einen Teil dieses Formulars nicht} other {Besucher sehen # Teile dieses Formulars nicht}}',
    },
    people: { en: 'User components are not supported', de: 'Benutzer-Komponenten werden nicht unterstützt' },
    data: {
      en: 'Sharepoint Data components are not supported',
      de: 'Sharepoint-Daten-Komponenten werden nicht unterstützt',
    },
    source: { en: 'Datasources are not supported', de: 'Datenquellen werden nicht unterstützt' },
    named: { en: '{warning}: {fields}', de: '{warning}: {fields}' },
  },
  confidential: {
    en: 'Responses to this form are confidential. Links should be created by team owners.',
    de: 'Die Antworten auf dieses Formular sind vertraulich. Links sollten von Team-Besitzern erstellt werden.',
  },
  links: { en: 'Links', de: 'Links' },
  unnamed: { en: 'Link', de: 'Link' },
  states: {
    open: { en: 'Active', de: 'Aktiv' },
    'not-open-yet': { en: 'Not open yet', de: 'Noch nicht offen' },
    closed: { en: 'Closed', de: 'Geschlossen' },
    full: { en: 'Full', de: 'Voll' },
    unauthorized: { en: 'Expired', de: 'Abgelaufen' },
  },
  made: { en: '{name}, {day}', de: '{name}, {day}' },
  authorizedBy: { en: 'account of {name}', de: 'Konto von {name}' },
  submissions: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
  },
  opened: {
    en: '{count, plural, one {opened once} other {opened # times}}',
    de: '{count, plural, one {einmal geöffnet} other {#-mal geöffnet}}',
  },
  waiting: {
    en: '{count, plural, one {# waits to be saved} other {# wait to be saved}}',
    de: '{count, plural, one {# wartet auf das Speichern} other {# warten auf das Speichern}}',
  },
  oncePerDevice: { en: 'one response per device', de: 'eine Antwort pro Gerät' },
  embedded: {
    en: '{count, plural, one {embedded on one site} other {embedded on # sites}}',
    de: '{count, plural, one {auf einer Website eingebettet} other {auf # Websites eingebettet}}',
  },
  withPassword: { en: 'with a password', de: 'mit Passwort' },
  expired: {
    en: 'The authorisation has expired or was revoked. Visitors are asked to come back later until you re-authorise.',
    de: 'Die Berechtigung ist abgelaufen oder wurde entzogen. Besucher werden gebeten, später wiederzukommen, bis Sie neu berechtigen.',
  },
  reauthorise: { en: 'Re-authorise', de: 'Neu berechtigen' },
  posters: { en: 'QR code and embed code', de: 'QR-Code und Code zum Einbetten' },
  embedHint: {
    en: 'For a page that may show the form: name it in the settings of the link. The frame is as high as the form.',
    de: 'Für eine Seite, die das Formular zeigen darf: Nennen Sie sie in den Einstellungen des Links. Der Rahmen ist so hoch wie das Formular.',
  },
  settings: { en: 'Settings', de: 'Einstellungen' },
  deleteTitle: { en: 'Delete this link?', de: 'Diesen Link löschen?' },
  deleteText: {
    en: 'Nobody can answer by it any more. What was sent by it stays.',
    de: 'Niemand kann mehr über ihn antworten. Was über ihn gesendet wurde, bleibt.',
  },
  form: {
    newTitle: { en: 'New link', de: 'Neuer Link' },
    title: { en: 'Settings of the link', de: 'Einstellungen des Links' },
    name: { en: 'Name', de: 'Name' },
    nameHint: { en: 'For you and your colleagues alone.', de: 'Nur für Sie und Ihre Kollegen.' },
    once: { en: 'One answer per device', de: 'Eine Antwort je Gerät' },
    onceHint: {
      en: 'The browser remembers it. It keeps honest people from answering twice.',
      de: 'Der Browser merkt es sich. Es hält ehrliche Menschen davon ab, zweimal zu antworten.',
    },
    password: { en: 'Ask for a password', de: 'Nach einem Passwort fragen' },
    passwordLabel: { en: 'Password', de: 'Passwort' },
    passwordKept: { en: 'Leave it empty to keep the password.', de: 'Leer lassen, um das Passwort zu behalten.' },
    closingText: { en: 'Text when it is closed', de: 'Text, wenn er geschlossen ist' },
    closingHint: {
      en: 'Shown instead of ‘This form is no longer available’.',
      de: 'Steht anstelle von „Dieses Formular ist nicht mehr verfügbar“.',
    },
    embed: { en: 'Pages that may show the form', de: 'Seiten, die das Formular zeigen dürfen' },
    embedHint: {
      en: 'One a line: https://www.example.org',
      de: 'Eine je Zeile: https://www.example.org',
    },
    save: { en: 'Save', de: 'Speichern' },
  },
  problems: {
    'closes-before-it-opens': { en: 'It closes before it opens.', de: 'Er schließt, bevor er öffnet.' },
    password: { en: 'Four characters at least.', de: 'Mindestens vier Zeichen.' },
    embed: {
      en: '“{line}” is not the address of a site, such as https://www.example.org.',
      de: '„{line}“ ist nicht die Adresse einer Website wie https://www.example.org.',
    },
    'owners-only': {
      en: 'Responses to this form are confidential: a team owner has to do this.',
      de: 'Die Antworten auf dieses Formular sind vertraulich: Das muss ein Team-Besitzer tun.',
    },
    'not-lent': {
      en: 'The link needs your account to save what visitors send.',
      de: 'Der Link braucht Ihr Konto, um zu speichern, was Besucher senden.',
    },
    'too-many-shares': {
      en: 'A form has 50 links at most. Delete one first.',
      de: 'Ein Formular hat höchstens 50 Links. Löschen Sie zuerst einen.',
    },
  },
});
