import { responderMessages } from '@tideform/i18n';

/** The e-mail that sums a form's submissions up, in the language that a builder has chosen for it. */
export const summaryMailMessages = responderMessages({
  subject: { en: '{form}: summary, {days}', de: '{form}: Zusammenfassung, {days}', ar: '{form}: ملخص، {days}' },
  all: { en: 'All submissions', de: 'Alle Einsendungen', ar: 'كل الإرسالات' },
  view: { en: 'View: {name}', de: 'Ansicht: {name}', ar: 'العرض: {name}' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
  open: { en: 'Open the summary', de: 'Zusammenfassung öffnen', ar: 'فتح الملخص' },
  nothing: {
    en: 'Nothing came in on these days.',
    de: 'An diesen Tagen kam nichts herein.',
    ar: 'لم يصل شيء في هذه الأيام.',
  },
  others: {
    en: '{count, plural, one {# more value} other {# more values}}',
    de: '{count, plural, one {# weiterer Wert} other {# weitere Werte}}',
    ar: '{count, plural, zero {} one {قيمة أخرى} two {قيمتان أخريان} few {# قيم أخرى} many {# قيمة أخرى} other {# قيمة أخرى}}',
  },
  why: {
    en: 'You get this because somebody who builds the form has chosen you. They can end it in the form’s summary.',
    de: 'Sie bekommen das, weil jemand, der das Formular baut, Sie ausgewählt hat. In der Zusammenfassung des Formulars lässt es sich beenden.',
    ar: 'تصلك هذه الرسالة لأن من يُعدّ النموذج اختارك. يمكنه إيقافها من ملخص النموذج.',
  },
});
