import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog that says how long responses are kept. */
export const retentionDialogMessages = memberMessages({
  title: { en: 'Retention', de: 'Aufbewahrung' },
  text: {
    en: 'How long submitted responses stay in the library. The form tells everybody who fills it in.',
    de: 'Wie lange eingereichte Antworten in der Bibliothek bleiben. Das Formular sagt es allen, die es ausfüllen.',
  },
  choices: { en: 'Submitted responses', de: 'Eingereichte Antworten' },
  keep: { en: 'Keep responses', de: 'Antworten behalten' },
  delete: { en: 'Delete them after a time', de: 'Nach einiger Zeit löschen' },
  after: { en: 'After', de: 'Nach' },
  unit: { en: 'Days or months', de: 'Tage oder Monate' },
  units: {
    days: { en: 'days', de: 'Tagen' },
    months: { en: 'months', de: 'Monaten' },
  },
  wrong: { en: 'A whole number from 1 to 3650.', de: 'Eine ganze Zahl von 1 bis 3650.' },
  happens: {
    en: 'Once a day they go to the recycle bin of the library with their files, by your account: the server can delete what you may delete. What is under review stays until it is done; drafts and what waits on devices are never touched.',
    de: 'Einmal am Tag kommen sie mit ihren Dateien in den Papierkorb der Bibliothek, mit Ihrem Konto: Der Server kann löschen, was Sie löschen dürfen. Was in Prüfung ist, bleibt, bis es erledigt ist; Entwürfe und was auf Geräten wartet, werden nie angerührt.',
  },
  confirm: {
    en: 'I know that everything submitted before {day} is deleted from tomorrow on.',
    de: 'Ich weiß, dass ab morgen alles gelöscht wird, was vor dem {day} eingereicht wurde.',
  },
  save: { en: 'Save', de: 'Speichern' },
  by: { en: 'Deleted by the account of {name}.', de: 'Gelöscht mit dem Konto von {name}.' },
  expired: {
    en: 'Nothing is deleted now: the account that deletes has to be authorized again. Save to use yours.',
    de: 'Zurzeit wird nichts gelöscht: Das Konto, das löscht, muss neu berechtigt werden. Speichern Sie, um Ihres zu nehmen.',
  },
  lastRun: {
    en: 'Last run {moment}: {deleted, plural, =0 {nothing deleted} one {# response deleted} other {# responses deleted}}, {held, plural, =0 {none held} one {# held for its review} other {# held for their review}}.',
    de: 'Letzter Lauf {moment}: {deleted, plural, =0 {nichts gelöscht} one {# Antwort gelöscht} other {# Antworten gelöscht}}, {held, plural, =0 {keine zurückgehalten} one {# wegen Prüfung zurückgehalten} other {# wegen Prüfung zurückgehalten}}.',
  },
  refused: {
    en: '{count, plural, one {# response} other {# responses}} could not be deleted: the account may not.',
    de: '{count, plural, one {# Antwort} other {# Antworten}} konnten nicht gelöscht werden: Das Konto darf es nicht.',
  },
});
