import { responderMessages } from '@tideform/i18n';

/** What a plan says of itself wherever somebody works; in English the specification's, verbatim. */
export const usageMessages = responderMessages({
  owing: {
    en: 'Payment outstanding, usage and features may be limited to the free plan',
    de: 'Zahlung offen: Umfang und Funktionen können auf den Tarif Free beschränkt sein',
    ar: 'الدفع متأخر، وقد يُقتصر الاستخدام والميزات على الخطة المجانية',
  },
  'users-reached': {
    en: 'Active user limit of {limit, number} has been reached',
    de: 'Die Grenze von {limit, number} aktiven Personen ist erreicht',
    ar: 'بلغ عدد المستخدمين النشطين الحد {limit, number}',
  },
  'submissions-reached': {
    en: 'Monthly submission limit of {limit, number} has been reached',
    de: 'Die Grenze von {limit, number} Einsendungen im Monat ist erreicht',
    ar: 'بلغ عدد الإرسالات الشهرية الحد {limit, number}',
  },
  'submissions-left': {
    en: 'Only {left, number} submissions remaining this month',
    de: 'Nur noch {left, number} Einsendungen in diesem Monat',
    ar: 'تبقّى {left, number} إرسال فقط هذا الشهر',
  },
  nothingLost: {
    en: 'Everybody can go on working. Nothing is ever refused or lost.',
    de: 'Alle können weiterarbeiten. Nichts wird abgelehnt oder geht verloren.',
    ar: 'يمكن للجميع متابعة العمل. لا يُرفض شيء ولا يُفقد.',
  },
  seePlans: { en: 'See plans', de: 'Tarife ansehen', ar: 'عرض الخطط' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'إخفاء' },
});
