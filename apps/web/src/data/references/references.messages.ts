import { responderMessages } from '@tideform/i18n';

/** Responses that refer to a response. */
export const referencesMessages = responderMessages({
  title: { en: 'Referred to by', de: 'Verweise hierher', ar: 'يشير إليه' },
  none: {
    en: 'No response refers to it.',
    de: 'Keine Antwort verweist darauf.',
    ar: 'لا يشير إليه أي رد.',
  },
  noneHere: {
    en: 'Nothing on this device refers to it.',
    de: 'Auf diesem Gerät verweist nichts darauf.',
    ar: 'لا شيء على هذا الجهاز يشير إليه.',
  },
  offline: {
    en: 'You are offline. What is in the library alone is listed once there is a connection.',
    de: 'Offline. Was nur in der Bibliothek liegt, steht hier, sobald Verbindung besteht.',
    ar: 'أنت غير متصل. ما يوجد في المكتبة فقط سيظهر عند توفر اتصال.',
  },
  more: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…' },
  states: {
    draft: { en: 'Draft', de: 'Entwurf', ar: 'مسودة' },
    edit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير' },
    submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل' },
  },
});
