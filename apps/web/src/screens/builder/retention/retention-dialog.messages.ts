import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog that says how long responses are kept. */
export const retentionDialogMessages = memberMessages({
  title: { en: 'Retention', de: 'Aufbewahrung' },
  text: {
    en: 'How long submitted responses are kept in the library. Everyone who fills in the form sees this.',
    de: 'Wie lange eingesendete Antworten in der Bibliothek aufbewahrt werden. Alle, die das Formular ausfüllen, sehen diese Angabe.',
  },
  choices: { en: 'Submitted responses', de: 'Eingesendete Antworten' },
  keep: { en: 'Keep responses', de: 'Antworten aufbewahren' },
  delete: { en: 'Delete responses after a set time', de: 'Antworten nach einer bestimmten Zeit löschen' },
  after: { en: 'After', de: 'Nach' },
  unit: { en: 'Days or months', de: 'Tage oder Monate' },
  units: {
    days: { en: 'days', de: 'Tagen' },
    months: { en: 'months', de: 'Monaten' },
  },
  wrong: { en: 'Enter a whole number from 1 to 3650.', de: 'Geben Sie eine ganze Zahl von 1 bis 3650 ein.' },
  happens: {
    en: 'Once a day, expired responses and their files are moved to the library’s recycle bin using your account, so only responses you have permission to delete are deleted. Responses under review are kept until the review ends. Drafts and unsent responses on devices aren’t deleted.',
    de: 'Einmal täglich werden abgelaufene Antworten und ihre Dateien mit Ihrem Konto in den Papierkorb der Bibliothek verschoben. Gelöscht werden nur Antworten, die Sie löschen dürfen. Antworten in Prüfung bleiben bis zum Ende der Prüfung erhalten. Entwürfe und nicht gesendete Antworten auf Geräten werden nicht gelöscht.',
  },
  confirm: {
    en: 'I understand that all responses submitted before {day} will be deleted starting tomorrow.',
    de: 'Mir ist bewusst, dass ab morgen alle vor dem {day} eingesendeten Antworten gelöscht werden.',
  },
  save: { en: 'Save', de: 'Speichern' },
  by: {
    en: 'Responses are deleted using {name}’s account.',
    de: 'Antworten werden mit dem Konto von {name} gelöscht.',
  },
  expired: {
    en: 'Responses aren’t being deleted because the connected account’s authorization has expired. Save to use your account.',
    de: 'Es werden keine Antworten gelöscht, weil die Autorisierung des verbundenen Kontos abgelaufen ist. Speichern Sie, um Ihr Konto zu verwenden.',
  },
  lastRun: {
    en: 'Last run on {moment}: {deleted, plural, =0 {no responses deleted} one {# response deleted} other {# responses deleted}}, {held, plural, =0 {none kept for review} one {# kept for review} other {# kept for review}}.',
    de: 'Letzte Ausführung {moment}: {deleted, plural, =0 {keine Antworten gelöscht} one {# Antwort gelöscht} other {# Antworten gelöscht}}, {held, plural, =0 {keine wegen Prüfung aufbewahrt} one {# wegen Prüfung aufbewahrt} other {# wegen Prüfung aufbewahrt}}.',
  },
  refused: {
    en: 'Couldn’t delete {count, plural, one {# response} other {# responses}}: the account doesn’t have permission.',
    de: '{count, plural, one {# Antwort konnte nicht gelöscht werden} other {# Antworten konnten nicht gelöscht werden}}: Das Konto hat keine Berechtigung.',
  },
});
