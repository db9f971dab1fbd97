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
      en: '“{title}” was submitted first from another device with different answers. Your answers are saved in a draft.',
      de: '„{title}“ wurde zuerst von einem anderen Gerät mit anderen Antworten eingereicht. Ihre Antworten sind in einem Entwurf gespeichert.',
      ar: 'أُرسل "{title}" أولًا من جهاز آخر بإجابات مختلفة. إجاباتك محفوظة في مسودة.',
    },
    draft: { en: 'Open your draft', de: 'Entwurf öffnen', ar: 'فتح مسودتك' },
    submission: { en: 'Open submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال' },
    badge: { en: 'Not submitted', de: 'Nicht eingereicht', ar: 'لم تُرسل' },
  },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسلة' },
  loadMore: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…' },
  empty: {
    title: { en: 'No responses', de: 'Keine Antworten', ar: 'لا توجد ردود' },
    text: {
      en: 'Your drafts and submitted responses appear here.',
      de: 'Hier werden Ihre Entwürfe und eingereichten Antworten angezeigt.',
      ar: 'تظهر هنا مسوداتك وردودك المُرسلة.',
    },
    filtered: {
      en: 'No responses match these filters.',
      de: 'Keine Antworten entsprechen diesen Filtern.',
      ar: 'لا توجد ردود تطابق عوامل التصفية هذه.',
    },
  },
  nothingSubmitted: {
    en: 'You haven’t submitted any responses yet.',
    de: 'Sie haben noch keine Antworten eingereicht.',
    ar: 'لم ترسل أي ردود بعد.',
  },
  nothingFits: {
    en: 'No submissions match these filters.',
    de: 'Keine Einsendungen entsprechen diesen Filtern.',
    ar: 'لا توجد إرسالات تطابق عوامل التصفية هذه.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to see your submitted responses.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um Ihre eingereichten Antworten anzuzeigen.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لعرض ردودك المُرسلة.',
  },
  inEdit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير' },
  saved: { en: 'Saved', de: 'Gespeichert', ar: 'محفوظ' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  more: { en: 'More options for {title}', de: 'Weitere Optionen für {title}', ar: 'خيارات إضافية لـ {title}' },
});
