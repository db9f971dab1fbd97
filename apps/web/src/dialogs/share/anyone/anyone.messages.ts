import { memberMessages } from '@tideform/i18n';

/** Links by which anybody answers a form: builders' words. */
export const anyoneMessages = memberMessages({
  text: {
    en: 'Anyone with the link can respond without signing in. Responses are saved using the account of the person who created the link.',
    de: 'Alle mit dem Link können ohne Anmeldung antworten. Die Antworten werden mit dem Konto der Person gespeichert, die den Link erstellt hat.',
  },
  create: { en: 'Create link', de: 'Link erstellen' },
  /** Before the person is asked for their account. */
  whyAccount: {
    en: 'Visitors don’t sign in. Their submissions are saved in this team’s library using your account, so the link works only as long as you have permission.',
    de: 'Besucher melden sich nicht an. Ihre Einsendungen werden mit Ihrem Konto in der Bibliothek dieses Teams gespeichert. Der Link funktioniert deshalb nur, solange Sie die Berechtigung haben.',
  },
  none: { en: 'No links yet', de: 'Noch keine Links' },
  noneText: {
    en: 'Create a link so people outside the team can respond.',
    de: 'Erstellen Sie einen Link, damit Personen außerhalb des Teams antworten können.',
  },
  notSupported: {
    title: {
      en: '{count, plural, one {Visitors won’t see one part of this form} other {Visitors won’t see # parts of this form}}',
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
    de: 'Die Antworten auf dieses Formular sind vertraulich. Links sollten von Teambesitzern erstellt werden.',
  },
  links: { en: 'Links', de: 'Links' },
  unnamed: { en: 'Link', de: 'Link' },
  states: {
    open: { en: 'Active', de: 'Aktiv' },
    'not-open-yet': { en: 'Not open yet', de: 'Noch nicht geöffnet' },
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
    en: '{count, plural, one {# submission waiting to be saved} other {# submissions waiting to be saved}}',
    de: '{count, plural, one {# Einsendung wartet auf das Speichern} other {# Einsendungen warten auf das Speichern}}',
  },
  oncePerDevice: { en: 'one response per device', de: 'eine Antwort pro Gerät' },
  embedded: {
    en: '{count, plural, one {embedded on one site} other {embedded on # sites}}',
    de: '{count, plural, one {auf einer Website eingebettet} other {auf # Websites eingebettet}}',
  },
  withPassword: { en: 'password required', de: 'Passwort erforderlich' },
  expired: {
    en: 'The authorization has expired or was revoked. Until you authorize again, visitors are asked to come back later.',
    de: 'Die Autorisierung ist abgelaufen oder wurde widerrufen. Bis Sie erneut autorisieren, werden Besucher gebeten, später wiederzukommen.',
  },
  reauthorise: { en: 'Authorize again', de: 'Erneut autorisieren' },
  posters: { en: 'QR code and embed code', de: 'QR-Code und Einbettungscode' },
  embedHint: {
    en: 'Add the website to the link’s settings first. The frame adjusts to the height of the form.',
    de: 'Fügen Sie die Website zuerst in den Einstellungen des Links hinzu. Der Rahmen passt sich der Höhe des Formulars an.',
  },
  settings: { en: 'Settings', de: 'Einstellungen' },
  deleteTitle: { en: 'Delete this link?', de: 'Diesen Link löschen?' },
  deleteText: {
    en: 'People can’t respond using this link anymore. Existing submissions are kept.',
    de: 'Über diesen Link kann niemand mehr antworten. Vorhandene Einsendungen bleiben erhalten.',
  },
  form: {
    newTitle: { en: 'New link', de: 'Neuer Link' },
    title: { en: 'Link settings', de: 'Linkeinstellungen' },
    name: { en: 'Name', de: 'Name' },
    nameHint: { en: 'Only visible to you and your team.', de: 'Nur für Sie und Ihr Team sichtbar.' },
    once: { en: 'One response per device', de: 'Eine Antwort pro Gerät' },
    onceHint: {
      en: 'The browser remembers that someone responded. This prevents accidental duplicates but not deliberate ones.',
      de: 'Der Browser merkt sich, dass jemand geantwortet hat. Das verhindert versehentliche Mehrfachantworten, aber keine absichtlichen.',
    },
    password: { en: 'Require a password', de: 'Passwort anfordern' },
    passwordLabel: { en: 'Password', de: 'Passwort' },
    passwordKept: {
      en: 'Leave blank to keep the current password.',
      de: 'Lassen Sie das Feld leer, um das aktuelle Passwort beizubehalten.',
    },
    closingText: { en: 'Message when the link is closed', de: 'Nachricht, wenn der Link geschlossen ist' },
    closingHint: {
      en: 'Shown instead of “This form is no longer available”.',
      de: 'Wird anstelle von „Dieses Formular ist nicht mehr verfügbar“ angezeigt.',
    },
    embed: { en: 'Websites that can embed the form', de: 'Websites, die das Formular einbetten können' },
    embedHint: {
      en: 'One per line, such as https://www.example.org',
      de: 'Eine pro Zeile, etwa https://www.example.org',
    },
    save: { en: 'Save', de: 'Speichern' },
  },
  problems: {
    'closes-before-it-opens': {
      en: 'The link must close after it opens.',
      de: 'Der Link muss nach dem Öffnen geschlossen werden.',
    },
    password: { en: 'Enter at least four characters.', de: 'Geben Sie mindestens vier Zeichen ein.' },
    embed: {
      en: '“{line}” isn’t a website address, such as https://www.example.org.',
      de: '„{line}“ ist keine Websiteadresse wie https://www.example.org.',
    },
    'owners-only': {
      en: 'Responses to this form are confidential, so only a team owner can do this.',
      de: 'Die Antworten auf dieses Formular sind vertraulich. Deshalb kann dies nur ein Teambesitzer tun.',
    },
    'not-lent': {
      en: 'Connect your account so visitors’ submissions can be saved.',
      de: 'Verbinden Sie Ihr Konto, damit die Einsendungen von Besuchern gespeichert werden können.',
    },
    'too-many-shares': {
      en: 'A form can have up to 50 links. Delete a link first.',
      de: 'Ein Formular kann bis zu 50 Links haben. Löschen Sie zuerst einen Link.',
    },
  },
});
