import { responderMessages } from '@tideform/i18n';

/** Texts of the responses list; in English those that the specification quotes are verbatim. */
export const responsesMessages = responderMessages({
  title: { en: 'Responses', de: 'Antworten', ar: 'الردود' },
  search: { en: 'Search responses', de: 'Antworten suchen', ar: 'البحث في الردود' },
  channel: { en: 'Channel', de: 'Kanal', ar: 'القناة' },
  allChannels: { en: 'All channels', de: 'Alle Kanäle', ar: 'كل القنوات' },
  form: { en: 'Form', de: 'Formular', ar: 'النموذج' },
  allForms: { en: 'All forms', de: 'Alle Formulare', ar: 'كل النماذج' },
  submittedBy: { en: 'Submitted by', de: 'Eingereicht von', ar: 'أرسله' },
  by: {
    me: { en: 'Me', de: 'Ich', ar: 'أنا' },
    others: { en: 'Others', de: 'Andere', ar: 'آخرون' },
    anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
    all: { en: 'Everyone', de: 'Alle', ar: 'الجميع' },
  },
  clearFilters: { en: 'Clear filters', de: 'Filter zurücksetzen', ar: 'مسح عوامل التصفية' },
  onDevice: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز' },
  quicker: {
    text: {
      en: 'Another device submitted “{title}” first, with other answers. Yours are kept in a draft.',
      de: 'Ein anderes Gerät hat „{title}“ zuerst und mit anderen Angaben eingereicht. Ihre Angaben bleiben in einem Entwurf erhalten.',
      ar: 'أرسل جهاز آخر "{title}" أولًا بإجابات أخرى. إجاباتك محفوظة في مسودة.',
    },
    draft: { en: 'Open your draft', de: 'Ihren Entwurf öffnen', ar: 'فتح مسودتك' },
    submission: { en: 'Open the submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال' },
    badge: { en: 'Not submitted', de: 'Nicht eingereicht', ar: 'لم تُرسل' },
  },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسلة' },
  loadMore: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…' },
  empty: {
    title: { en: 'No responses', de: 'Keine Antworten', ar: 'لا توجد ردود' },
    text: {
      en: 'Drafts that you start and answers that you submit are listed here.',
      de: 'Hier stehen Entwürfe, die Sie beginnen, und Antworten, die Sie einreichen.',
      ar: 'تظهر هنا المسودات التي تبدؤها والإجابات التي ترسلها.',
    },
    filtered: {
      en: 'No response fits these filters.',
      de: 'Keine Antwort passt zu diesen Filtern.',
      ar: 'لا يوجد رد يطابق عوامل التصفية هذه.',
    },
  },
  nothingSubmitted: {
    en: 'Nothing has been submitted yet.',
    de: 'Noch wurde nichts eingereicht.',
    ar: 'لم يُرسل شيء بعد.',
  },
  nothingFits: {
    en: 'No submission fits these filters.',
    de: 'Keine Einsendung passt zu diesen Filtern.',
    ar: 'لا يوجد إرسال يطابق عوامل التصفية هذه.',
  },
  offline: {
    en: 'You are offline. Submitted responses are read from the library, so they need a connection.',
    de: 'Sie sind offline. Eingereichte Antworten werden aus der Bibliothek gelesen und brauchen daher eine Verbindung.',
    ar: 'أنت غير متصل. تُقرأ الردود المُرسلة من المكتبة، ولذلك تحتاج إلى اتصال.',
  },
  inEdit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير' },
  saved: { en: 'Saved', de: 'Gespeichert', ar: 'محفوظ' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  more: { en: 'More for {title}', de: 'Mehr zu {title}', ar: 'المزيد عن {title}' },
});
