import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of a submission's history and of comparisons. */
export const historyMessages = responderMessages({
  title: { en: 'History', de: 'Verlauf', ar: 'السجل', fr: 'Historique' },
  versions: {
    en: 'Versions of this submission',
    de: 'Versionen dieser Einsendung',
    ar: 'إصدارات هذا الإرسال',
    fr: 'Versions de cette soumission',
  },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل', fr: 'Envoi' },
  changed: { en: 'Change {number}', de: 'Änderung {number}', ar: 'التغيير {number}', fr: 'Modification {number}' },
  current: { en: 'Current', de: 'Aktuell', ar: 'الحالي', fr: 'Version actuelle' },
  by: { en: '{person} · {moment}', de: '{person} · {moment}', ar: '{person} · {moment}', fr: '{person} · {moment}' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit', ar: 'مقارنة مع', fr: 'Comparer avec' },
  onlyChanges: { en: 'Only changes', de: 'Nur Änderungen', ar: 'التغييرات فقط', fr: 'Modifications uniquement' },
  count: {
    en: '{count, plural, =0 {No answers were changed.} one {# answer was changed.} other {# answers were changed.}}',
    de: '{count, plural, =0 {Es wurden keine Antworten geändert.} one {# Antwort wurde geändert.} other {# Antworten wurden geändert.}}',
    ar: '{count, plural, zero {لم تتغير أي إجابة.} one {تغيرت إجابة واحدة.} two {تغيرت إجابتان.} few {تغيرت # إجابات.} many {تغيرت # إجابة.} other {تغيرت # إجابة.}}',
    fr: '{count, plural, =0 {Aucune réponse n’a été modifiée.} one {# réponse a été modifiée.} many {# de réponses ont été modifiées.} other {# réponses ont été modifiées.}}',
  },
  onlyOne: {
    en: 'This submission hasn’t been changed since it was submitted.',
    de: 'Diese Einsendung wurde seit dem Einreichen nicht geändert.',
    ar: 'لم يتغير هذا الإرسال منذ إرساله.',
    fr: 'Cette soumission n’a pas été modifiée depuis son envoi.',
  },
  added: { en: 'Added', de: 'Hinzugefügt', ar: 'مضاف', fr: 'Ajoutée' },
  removed: { en: 'Removed', de: 'Entfernt', ar: 'مزال', fr: 'Supprimée' },
  altered: { en: 'Changed', de: 'Geändert', ar: 'مغيّر', fr: 'Modifiée' },
  noAnswer: { en: 'No answer', de: 'Keine Antwort', ar: 'لا إجابة', fr: 'Aucune réponse' },
  notAsked: {
    en: 'Not asked in {state}',
    de: 'In {state} nicht abgefragt',
    ar: 'غير مطلوب في {state}',
    fr: 'Question absente de « {state} »',
  },
  since: {
    en: '{count, plural, one {This submission has been changed once since it was submitted.} other {This submission has been changed # times since it was submitted.}}',
    de: '{count, plural, one {Diese Einsendung wurde seit dem Einreichen einmal geändert.} other {Diese Einsendung wurde seit dem Einreichen #-mal geändert.}}',
    ar: '{count, plural, zero {لم يتغيّر هذا الإرسال منذ إرساله.} one {تغيّر هذا الإرسال مرة واحدة منذ إرساله.} two {تغيّر هذا الإرسال مرتين منذ إرساله.} few {تغيّر هذا الإرسال # مرات منذ إرساله.} many {تغيّر هذا الإرسال # مرة منذ إرساله.} other {تغيّر هذا الإرسال # مرة منذ إرساله.}}',
    fr: '{count, plural, one {Cette soumission a été modifiée # fois depuis son envoi.} many {Cette soumission a été modifiée # de fois depuis son envoi.} other {Cette soumission a été modifiée # fois depuis son envoi.}}',
  },
  whatChanged: { en: 'What changed', de: 'Was sich geändert hat', ar: 'ما الذي تغيّر', fr: 'Ce qui a changé' },
  meanwhile: {
    title: {
      en: 'Changed by someone else',
      de: 'Von einer anderen Person geändert',
      ar: 'غيّره شخص آخر',
      fr: 'Modifiée par une autre personne',
    },
    text: {
      en: 'Someone changed this submission after you started editing it. Compare both versions, and choose which answers to keep.',
      de: 'Eine andere Person hat diese Einsendung geändert, nachdem Sie mit der Bearbeitung begonnen haben. Vergleichen Sie beide Versionen, und entscheiden Sie, welche Antworten beibehalten werden sollen.',
      ar: 'غيّر شخص آخر هذا الإرسال بعد أن بدأت تحريره. قارن بين النسختين، واختر الإجابات التي تريد الاحتفاظ بها.',
      fr: 'Une autre personne a modifié cette soumission alors que vous aviez déjà commencé à la modifier. Comparez les deux versions, puis choisissez les réponses à conserver.',
    },
    compare: { en: 'Compare', de: 'Vergleichen', ar: 'مقارنة', fr: 'Comparer' },
    theirs: { en: 'Current submission', de: 'Aktuelle Einsendung', ar: 'الإرسال الحالي', fr: 'Soumission actuelle' },
    mine: { en: 'Your edit', de: 'Ihre Bearbeitung', ar: 'تحريرك', fr: 'Votre modification' },
    keepMine: {
      en: 'Continue with your edit',
      de: 'Mit Ihrer Bearbeitung fortfahren',
      ar: 'المتابعة بتحريرك',
      fr: 'Continuer avec votre modification',
    },
    takeTheirs: {
      en: 'Discard your edit',
      de: 'Ihre Bearbeitung verwerfen',
      ar: 'تجاهل تحريرك',
      fr: 'Abandonner votre modification',
    },
    hint: {
      en: 'When you submit, your answers replace these. The history keeps both versions.',
      de: 'Wenn Sie absenden, ersetzen Ihre Antworten diese. Im Verlauf bleiben beide Versionen erhalten.',
      ar: 'عند الإرسال تحل إجاباتك محل هذه الإجابات. يحتفظ السجل بالنسختين.',
      fr: 'Lorsque vous envoyez, vos réponses remplacent celles-ci. L’historique conserve les deux versions.',
    },
  },
});

export type HistoryMessages = MessagesOf<typeof historyMessages>;
