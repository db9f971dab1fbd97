import { memberMessages } from '@tideform/i18n';

/** Summaries that people get by email. */
export const mailsMessages = memberMessages({
  title: { en: 'Summary by email', de: 'Zusammenfassung per E-Mail' },
  none: {
    title: { en: 'No summary emails yet', de: 'Noch keine Zusammenfassungen per E-Mail' },
    text: {
      en: 'Choose who receives the numbers of a view by email, and when.',
      de: 'Wählen Sie aus, wer die Zahlen einer Ansicht wann per E-Mail erhält.',
    },
  },
  add: { en: 'New summary email', de: 'Neue Zusammenfassung per E-Mail' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  remove: { en: 'Delete', de: 'Löschen' },
  pause: { en: 'Pause', de: 'Anhalten' },
  resume: { en: 'Resume', de: 'Fortsetzen' },
  tryOut: { en: 'Send me one now', de: 'Jetzt eine an mich senden' },
  tried: { en: 'Sent to {address}', de: 'An {address} gesendet' },
  untried: { en: 'Couldn’t send the summary: {why}', de: 'Die Zusammenfassung konnte nicht gesendet werden: {why}' },
  save: { en: 'Save', de: 'Speichern' },
  view: { en: 'View', de: 'Ansicht' },
  all: { en: 'All submissions', de: 'Alle Einsendungen' },
  goneView: { en: 'Deleted view', de: 'Gelöschte Ansicht' },
  people: { en: 'People', de: 'Personen' },
  addPerson: { en: 'Add a person', de: 'Person hinzufügen' },
  removePerson: { en: 'Remove {name}', de: '{name} entfernen' },
  every: { en: 'How often', de: 'Wie oft' },
  rhythms: {
    day: { en: 'Daily, for the previous day', de: 'Täglich, für den Vortag' },
    week: { en: 'Weekly, for the previous seven days', de: 'Wöchentlich, für die vorherigen sieben Tage' },
    month: { en: 'Monthly, for the previous month', de: 'Monatlich, für den Vormonat' },
  },
  weekday: { en: 'Day of the week', de: 'Wochentag' },
  monthDay: { en: 'Day of the month', de: 'Tag des Monats' },
  monthDayHint: {
    en: 'In shorter months, the summary is sent on the last day.',
    de: 'In kürzeren Monaten wird die Zusammenfassung am letzten Tag gesendet.',
  },
  time: { en: 'Time', de: 'Uhrzeit' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  language: { en: 'Language', de: 'Sprache' },
  sender: { en: 'Sent by', de: 'Gesendet von' },
  byAccount: { en: 'Your account', de: 'Ihr Konto' },
  byServer: { en: 'The server ({address})', de: 'Der Server ({address})' },
  accountHint: {
    en: 'Your account reads the submissions for this summary, even when you’re away.',
    de: 'Ihr Konto liest die Einsendungen für diese Zusammenfassung, auch wenn Sie abwesend sind.',
  },
  when: {
    day: { en: 'Every day at {time}', de: 'Täglich um {time}' },
    week: { en: 'Every {weekday} at {time}', de: 'Jeden {weekday} um {time}' },
    month: { en: 'On day {date} of each month at {time}', de: 'Am {date}. jedes Monats um {time}' },
  },
  next: { en: 'Next: {moment}', de: 'Nächste: {moment}' },
  paused: { en: 'Paused', de: 'Angehalten' },
  last: {
    sent: { en: 'Sent {moment}', de: 'Gesendet {moment}' },
    failed: { en: 'Not sent {moment}: {why}', de: 'Nicht gesendet {moment}: {why}' },
    uncertain: {
      en: 'Might not have been delivered: {moment}',
      de: 'Möglicherweise nicht zugestellt: {moment}',
    },
  },
  account: { en: '{name}’s account', de: 'Konto von {name}' },
  unauthorized: {
    missing: { en: 'Authorization Required', de: 'Autorisierung erforderlich' },
    expired: { en: 'Authorization has expired...', de: 'Die Autorisierung ist abgelaufen …' },
  },
  authorize: { en: 'Authorize', de: 'Autorisieren' },
  failures: {
    'form-gone': { en: 'The form is no longer published', de: 'Das Formular ist nicht mehr veröffentlicht' },
    'view-gone': { en: 'The view no longer exists', de: 'Die Ansicht ist nicht mehr vorhanden' },
    'library-unreadable': { en: 'Couldn’t read the library', de: 'Die Bibliothek konnte nicht gelesen werden' },
  },
  refusals: {
    'no-mail-address': {
      en: 'The directory has no email address for one of these people.',
      de: 'Das Verzeichnis enthält für eine dieser Personen keine E-Mail-Adresse.',
    },
    'no-mail-server': { en: 'No mail server is set up.', de: 'Es ist kein E-Mail-Server eingerichtet.' },
    'too-many-summary-mails': {
      en: 'This form already has 20 summary emails, which is the maximum.',
      de: 'Dieses Formular hat bereits 20 Zusammenfassungen per E-Mail. Mehr sind nicht möglich.',
    },
  },
});
