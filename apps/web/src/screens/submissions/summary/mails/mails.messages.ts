import { memberMessages } from '@tideform/i18n';

/** Summaries that people get by e-mail. */
export const mailsMessages = memberMessages({
  title: { en: 'Summary by e-mail', de: 'Zusammenfassung per E-Mail' },
  none: {
    title: { en: 'Nobody gets the summary yet', de: 'Noch bekommt niemand die Zusammenfassung' },
    text: {
      en: 'Choose who gets the figures of a view by e-mail, and when.',
      de: 'Wählen Sie, wer wann die Zahlen einer Ansicht per E-Mail bekommt.',
    },
  },
  add: { en: 'New summary by e-mail', de: 'Neue Zusammenfassung per E-Mail' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  remove: { en: 'Delete', de: 'Löschen' },
  pause: { en: 'Pause', de: 'Anhalten' },
  resume: { en: 'Resume', de: 'Fortsetzen' },
  tryOut: { en: 'Send one to me now', de: 'Jetzt eine an mich senden' },
  tried: { en: 'Sent to {address}', de: 'An {address} gesendet' },
  untried: { en: 'It was not sent: {why}', de: 'Sie wurde nicht gesendet: {why}' },
  save: { en: 'Save', de: 'Speichern' },
  view: { en: 'View', de: 'Ansicht' },
  all: { en: 'All submissions', de: 'Alle Einsendungen' },
  goneView: { en: 'A view that is gone', de: 'Eine Ansicht, die es nicht mehr gibt' },
  people: { en: 'People', de: 'Personen' },
  addPerson: { en: 'Add somebody', de: 'Jemanden hinzufügen' },
  removePerson: { en: 'Remove {name}', de: '{name} entfernen' },
  every: { en: 'How often', de: 'Wie oft' },
  rhythms: {
    day: { en: 'Every day, about the day before', de: 'Täglich, über den Tag davor' },
    week: { en: 'Every week, about the seven days before', de: 'Wöchentlich, über die sieben Tage davor' },
    month: { en: 'Every month, about the month before', de: 'Monatlich, über den Monat davor' },
  },
  weekday: { en: 'Day of the week', de: 'Wochentag' },
  monthDay: { en: 'Day of the month', de: 'Tag des Monats' },
  monthDayHint: { en: 'In shorter months it is the last day.', de: 'In kürzeren Monaten ist es der letzte Tag.' },
  time: { en: 'Time', de: 'Uhrzeit' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  language: { en: 'Language', de: 'Sprache' },
  sender: { en: 'Sent by', de: 'Gesendet von' },
  byAccount: { en: 'Your account', de: 'Ihr Konto' },
  byServer: { en: 'The server ({address})', de: 'Der Server ({address})' },
  accountHint: {
    en: 'Your account reads the submissions for it while you are away.',
    de: 'Ihr Konto liest dafür die Einsendungen, auch wenn Sie nicht da sind.',
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
      en: 'It may have arrived, or not: {moment}',
      de: 'Vielleicht angekommen, vielleicht nicht: {moment}',
    },
  },
  account: { en: 'Account of {name}', de: 'Konto von {name}' },
  unauthorized: {
    missing: { en: 'Authorization Required', de: 'Autorisierung erforderlich' },
    expired: { en: 'Authorization has expired...', de: 'Die Autorisierung ist abgelaufen …' },
  },
  authorize: { en: 'Authorize', de: 'Autorisieren' },
  failures: {
    'form-gone': { en: 'The form is not published any more', de: 'Das Formular ist nicht mehr veröffentlicht' },
    'view-gone': { en: 'Its view is gone', de: 'Die Ansicht gibt es nicht mehr' },
    'library-unreadable': { en: 'The library could not be read', de: 'Die Bibliothek war nicht zu lesen' },
  },
  refusals: {
    'no-mail-address': {
      en: 'The directory knows no e-mail address of one of these people.',
      de: 'Das Verzeichnis kennt von einer dieser Personen keine E-Mail-Adresse.',
    },
    'no-mail-server': { en: 'The server has no mail server.', de: 'Der Server hat keinen Mailserver.' },
    'too-many-summary-mails': { en: 'The form has 20 of them already.', de: 'Das Formular hat schon 20 davon.' },
  },
});
