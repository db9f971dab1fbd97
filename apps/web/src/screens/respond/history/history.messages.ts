import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of a submission's history, and of two sets of answers side by side. */
export const historyMessages = responderMessages({
  title: { en: 'History', de: 'Verlauf', ar: 'السجل' },
  versions: { en: 'Versions of this submission', de: 'Versionen dieser Einsendung', ar: 'إصدارات هذا الإرسال' },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل' },
  changed: { en: 'Change {number}', de: 'Änderung {number}', ar: 'التغيير {number}' },
  current: { en: 'Current', de: 'Aktuell', ar: 'الحالي' },
  by: { en: '{person} · {moment}', de: '{person} · {moment}', ar: '{person} · {moment}' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit', ar: 'مقارنة مع' },
  onlyChanges: { en: 'Only changes', de: 'Nur Änderungen', ar: 'التغييرات فقط' },
  count: {
    en: '{count, plural, =0 {No answers were changed.} one {# answer was changed.} other {# answers were changed.}}',
    de: '{count, plural, =0 {Es wurden keine Antworten geändert.} one {# Antwort wurde geändert.} other {# Antworten wurden geändert.}}',
    ar: '{count, plural, zero {لم تتغير أي إجابة.} one {تغيرت إجابة واحدة.} two {تغيرت إجابتان.} few {تغيرت # إجابات.} many {تغيرت # إجابة.} other {تغيرت # إجابة.}}',
  },
  onlyOne: {
    en: 'This submission hasn’t been changed since it was submitted.',
    de: 'Diese Einsendung wurde seit dem Einreichen nicht geändert.',
    ar: 'لم يتغير هذا الإرسال منذ إرساله.',
  },
  added: { en: 'Added', de: 'Hinzugefügt', ar: 'مضاف' },
  removed: { en: 'Removed', de: 'Entfernt', ar: 'مزال' },
  altered: { en: 'Changed', de: 'Geändert', ar: 'مغيّر' },
  noAnswer: { en: 'No answer', de: 'Keine Antwort', ar: 'لا إجابة' },
  notAsked: { en: 'Not asked in {state}', de: 'In {state} nicht abgefragt', ar: 'غير مطلوب في {state}' },
  since: {
    en: '{count, plural, one {This submission was changed once since it was submitted.} other {This submission was changed # times since it was submitted.}}',
    de: '{count, plural, one {Diese Einsendung wurde seit dem Einreichen einmal geändert.} other {Diese Einsendung wurde seit dem Einreichen #-mal geändert.}}',
    ar: '{count, plural, zero {لم يتغيّر هذا الإرسال منذ إرساله.} one {تغيّر هذا الإرسال مرة واحدة منذ إرساله.} two {تغيّر هذا الإرسال مرتين منذ إرساله.} few {تغيّر هذا الإرسال # مرات منذ إرساله.} many {تغيّر هذا الإرسال # مرة منذ إرساله.} other {تغيّر هذا الإرسال # مرة منذ إرساله.}}',
  },
  whatChanged: { en: 'What changed', de: 'Was sich geändert hat', ar: 'ما الذي تغيّر' },
  meanwhile: {
    title: {
      en: 'Changed by someone else',
      de: 'Von einer anderen Person geändert',
      ar: 'غيّره شخص آخر',
    },
    text: {
      en: 'Someone changed this submission after you started editing it. Compare both versions, and choose which answers to keep.',
      de: 'Eine andere Person hat diese Einsendung geändert, nachdem Sie mit der Bearbeitung begonnen haben. Vergleichen Sie beide Versionen, und entscheiden Sie, welche Antworten beibehalten werden sollen.',
      ar: 'غيّر شخص آخر هذا الإرسال بعد أن بدأت تحريره. قارن بين النسختين، واختر الإجابات التي تريد الاحتفاظ بها.',
    },
    compare: { en: 'Compare', de: 'Vergleichen', ar: 'مقارنة' },
    theirs: { en: 'Current submission', de: 'Aktuelle Einsendung', ar: 'الإرسال الحالي' },
    mine: { en: 'Your edit', de: 'Ihre Bearbeitung', ar: 'تحريرك' },
    keepMine: { en: 'Continue with mine', de: 'Mit meiner fortfahren', ar: 'المتابعة بإجاباتي' },
    takeTheirs: { en: 'Discard mine', de: 'Meine verwerfen', ar: 'تجاهل إجاباتي' },
    hint: {
      en: 'When you submit, your answers replace these. The history keeps both versions.',
      de: 'Wenn Sie absenden, ersetzen Ihre Antworten diese. Im Verlauf bleiben beide Versionen erhalten.',
      ar: 'عند الإرسال تحل إجاباتك محل هذه الإجابات. يحتفظ السجل بالنسختين.',
    },
  },
});

export type HistoryMessages = MessagesOf<typeof historyMessages>;
