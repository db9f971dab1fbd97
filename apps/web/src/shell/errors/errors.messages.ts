import { responderMessages } from '@tideform/i18n';

export const errorsMessages = responderMessages({
  heldUp: {
    title: {
      en: 'Close the other Tideform tabs',
      de: 'Schließen Sie die anderen Tabs mit Tideform',
      ar: 'أغلق علامات تبويب Tideform الأخرى',
    },
    text: {
      en: 'Another tab runs an older version and holds the data on this device. This page goes on by itself once it is closed.',
      de: 'Ein anderer Tab hat eine ältere Version und hält die Daten auf diesem Gerät fest. Sobald er geschlossen ist, geht es hier von selbst weiter.',
      ar: 'تعمل علامة تبويب أخرى بإصدار أقدم وتحتجز البيانات على هذا الجهاز. ستتابع هذه الصفحة تلقائيًا بعد إغلاقها.',
    },
  },
  exportUnsent: { en: 'Export unsent work', de: 'Nicht Gesendetes exportieren', ar: 'تصدير ما لم يُرسل' },
  exportName: {
    en: 'Tideform unsent work',
    de: 'Tideform nicht Gesendetes',
    ar: 'Tideform ما لم يُرسل',
  },
  exported: {
    en: '{count, plural, one {# response} other {# responses}} exported',
    de: '{count, plural, one {# Antwort} other {# Antworten}} exportiert',
    ar: '{count, plural, zero {لم يُصدَّر أي رد} one {تم تصدير رد واحد} two {تم تصدير ردّين} few {تم تصدير # ردود} many {تم تصدير # ردًا} other {تم تصدير # رد}}',
  },
  nothingUnsent: {
    en: 'There is no unsent work on this device.',
    de: 'Auf diesem Gerät ist nichts, was nicht gesendet wäre.',
    ar: 'لا يوجد على هذا الجهاز ما لم يُرسل.',
  },
  exportFailed: {
    en: 'The unsent work cannot be read.',
    de: 'Was nicht gesendet ist, kann nicht gelesen werden.',
    ar: 'تعذّرت قراءة ما لم يُرسل.',
  },
});
