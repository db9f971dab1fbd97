import { responderMessages } from '@tideform/i18n';

/** Messages about a team's plan that several screens show. English texts are verbatim from the specification. */
export const usageMessages = responderMessages({
  owing: {
    en: 'Payment outstanding, usage and features may be limited to the free plan',
    de: 'Zahlung offen: Umfang und Funktionen können auf den Tarif Free beschränkt sein',
    ar: 'الدفع متأخر، وقد يُقتصر الاستخدام والميزات على الخطة المجانية',
    fr: 'Paiement dû : l’utilisation et les fonctionnalités peuvent être limitées à celles du forfait gratuit',
  },
  'users-reached': {
    en: 'Active user limit of {limit, number} has been reached',
    de: 'Das Limit von {limit, number} aktiven Benutzern ist erreicht',
    ar: 'بلغ عدد المستخدمين النشطين الحد {limit, number}',
    fr: 'La limite de {limit, number} utilisateurs actifs est atteinte',
  },
  'submissions-reached': {
    en: 'Monthly submission limit of {limit, number} has been reached',
    de: 'Das Limit von {limit, number} Einsendungen pro Monat ist erreicht',
    ar: 'بلغ عدد الإرسالات الشهرية الحد {limit, number}',
    fr: 'La limite mensuelle de {limit, number} soumissions est atteinte',
  },
  'submissions-left': {
    en: 'Only {left, number} submissions remaining this month',
    de: 'Nur noch {left, number} Einsendungen in diesem Monat',
    ar: 'تبقّى {left, number} إرسال فقط هذا الشهر',
    fr: 'Soumissions restantes ce mois-ci : {left, number} seulement',
  },
  nothingLost: {
    en: 'Everyone can keep working. No data is rejected or lost.',
    de: 'Alle können weiterarbeiten. Es werden keine Daten abgelehnt, und es geht nichts verloren.',
    ar: 'يمكن للجميع متابعة العمل. لا تُرفض أي بيانات ولا تُفقد.',
    fr: 'Tout le monde peut continuer à travailler. Aucune donnée n’est rejetée ni perdue.',
  },
  seePlans: { en: 'See plans', de: 'Tarife anzeigen', ar: 'عرض الخطط', fr: 'Voir les forfaits' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'إخفاء', fr: 'Ignorer' },
});
