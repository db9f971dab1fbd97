import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of a submission's history, and of two sets of answers side by side. */
export const historyMessages = responderMessages({
  title: { en: 'History', de: 'Verlauf', ar: 'السجل' },
  versions: { en: 'States of this submission', de: 'Stände dieser Einsendung', ar: 'حالات هذا الإرسال' },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل' },
  changed: { en: 'Change {number}', de: 'Änderung {number}', ar: 'التغيير {number}' },
  current: { en: 'Current', de: 'Aktuell', ar: 'الحالي' },
  by: { en: '{person} · {moment}', de: '{person} · {moment}', ar: '{person} · {moment}' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit', ar: 'مقارنة مع' },
  onlyChanges: { en: 'Only changes', de: 'Nur Änderungen', ar: 'التغييرات فقط' },
  count: {
    en: '{count, plural, =0 {No answer was changed.} one {# answer was changed.} other {# answers were changed.}}',
    de: '{count, plural, =0 {Keine Antwort wurde geändert.} one {# Antwort wurde geändert.} other {# Antworten wurden geändert.}}',
    ar: '{count, plural, zero {لم تتغير أي إجابة.} one {تغيرت إجابة واحدة.} two {تغيرت إجابتان.} few {تغيرت # إجابات.} many {تغيرت # إجابة.} other {تغيرت # إجابة.}}',
  },
  onlyOne: {
    en: 'Nothing has been changed since this was submitted.',
    de: 'Seit dem Einreichen wurde nichts geändert.',
    ar: 'لم يتغير شيء منذ الإرسال.',
  },
  added: { en: 'Added', de: 'Neu', ar: 'مضاف' },
  removed: { en: 'Removed', de: 'Entfernt', ar: 'مزال' },
  altered: { en: 'Changed', de: 'Geändert', ar: 'مغيّر' },
  noAnswer: { en: 'No answer', de: 'Keine Antwort', ar: 'لا إجابة' },
  notAsked: { en: 'Not asked in {state}', de: 'In {state} nicht gefragt', ar: 'غير مطلوب في {state}' },
  since: {
    en: '{count, plural, one {This submission was changed once since it was submitted.} other {This submission was changed # times since it was submitted.}}',
    de: '{count, plural, one {Diese Einsendung wurde seit dem Einreichen einmal geändert.} other {Diese Einsendung wurde seit dem Einreichen #-mal geändert.}}',
    ar: '{count, plural, zero {لم يتغيّر هذا الإرسال منذ إرساله.} one {تغيّر هذا الإرسال مرة واحدة منذ إرساله.} two {تغيّر هذا الإرسال مرتين منذ إرساله.} few {تغيّر هذا الإرسال # مرات منذ إرساله.} many {تغيّر هذا الإرسال # مرة منذ إرساله.} other {تغيّر هذا الإرسال # مرة منذ إرساله.}}',
  },
  whatChanged: { en: 'What changed', de: 'Was sich geändert hat', ar: 'ما الذي تغيّر' },
  meanwhile: {
    title: {
      en: 'Changed by somebody else',
      de: 'Von jemand anderem geändert',
      ar: 'غيّره شخص آخر',
    },
    text: {
      en: 'Somebody has changed this submission since you began. Compare both, and decide which answers it is to have.',
      de: 'Jemand hat diese Einsendung geändert, seit Sie begonnen haben. Vergleichen Sie beide und entscheiden Sie, welche Antworten gelten sollen.',
      ar: 'غيّر شخص ما هذا الإرسال منذ أن بدأت. قارن بين الاثنين وقرر أي الإجابات يجب أن تبقى.',
    },
    compare: { en: 'Compare', de: 'Vergleichen', ar: 'مقارنة' },
    theirs: { en: 'Submitted now', de: 'Jetzt eingereicht', ar: 'المُرسل الآن' },
    mine: { en: 'Your edit', de: 'Ihre Bearbeitung', ar: 'تحريرك' },
    keepMine: { en: 'Go on with mine', de: 'Mit meinen weitermachen', ar: 'المتابعة بإجاباتي' },
    takeTheirs: { en: 'Discard mine', de: 'Meine verwerfen', ar: 'تجاهل إجاباتي' },
    hint: {
      en: 'Once you submit, yours replace these. The history keeps both.',
      de: 'Wenn Sie absenden, ersetzen Ihre Antworten diese. Der Verlauf behält beide.',
      ar: 'عند الإرسال تحل إجاباتك محل هذه. يحتفظ السجل بالاثنتين.',
    },
  },
});

export type HistoryMessages = MessagesOf<typeof historyMessages>;
