import { responderMessages } from '@tideform/i18n';

export const errorsMessages = responderMessages({
  heldUp: {
    title: {
      en: 'Close other Tideform tabs',
      de: 'Schließen Sie andere Tabs mit Tideform',
      ar: 'أغلق علامات تبويب Tideform الأخرى',
      fr: 'Fermez les autres onglets Tideform',
    },
    text: {
      en: 'An older version of Tideform is open in another tab and is using the data on this device. This page continues automatically after you close that tab.',
      de: 'In einem anderen Tab ist eine ältere Version von Tideform geöffnet, die die Daten auf diesem Gerät verwendet. Sobald Sie diesen Tab schließen, wird diese Seite automatisch fortgesetzt.',
      ar: 'إصدار أقدم من Tideform مفتوح في علامة تبويب أخرى ويستخدم البيانات على هذا الجهاز. ستتابع هذه الصفحة تلقائيًا بعد إغلاق تلك العلامة.',
      fr: 'Une version antérieure de Tideform est ouverte dans un autre onglet et utilise les données de cet appareil. Cette page continuera automatiquement une fois cet onglet fermé.',
    },
  },
  exportUnsent: {
    en: 'Export unsent work',
    de: 'Nicht gesendete Daten exportieren',
    ar: 'تصدير العمل غير المُرسل',
    fr: 'Exporter les données non envoyées',
  },
  exportName: {
    en: 'Tideform unsent work',
    de: 'Tideform – nicht gesendete Daten',
    ar: 'Tideform - العمل غير المُرسل',
    fr: 'Données Tideform non envoyées',
  },
  exported: {
    en: '{count, plural, one {# response} other {# responses}} exported',
    de: '{count, plural, one {# Antwort} other {# Antworten}} exportiert',
    ar: '{count, plural, zero {لم يُصدَّر أي رد} one {تم تصدير رد واحد} two {تم تصدير ردّين} few {تم تصدير # ردود} many {تم تصدير # ردًا} other {تم تصدير # رد}}',
    fr: '{count, plural, one {# réponse exportée} many {# de réponses exportées} other {# réponses exportées}}',
  },
  nothingUnsent: {
    en: 'There’s no unsent work on this device.',
    de: 'Auf diesem Gerät sind keine nicht gesendeten Daten vorhanden.',
    ar: 'لا يوجد عمل غير مُرسل على هذا الجهاز.',
    fr: 'Il n’y a aucune donnée non envoyée sur cet appareil.',
  },
  exportFailed: {
    en: 'Couldn’t read the unsent work.',
    de: 'Die nicht gesendeten Daten konnten nicht gelesen werden.',
    ar: 'تعذّرت قراءة العمل غير المُرسل.',
    fr: 'Impossible de lire les données non envoyées.',
  },
});
