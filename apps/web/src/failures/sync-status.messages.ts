import { responderMessages } from '@tideform/i18n';

/** Texts of the sync badge. The specification has no text for networks that require a sign-in. */
export const syncStatusMessages = responderMessages({
  'up-to-date': { en: 'Up to date', de: 'Aktuell', ar: 'محدّث', fr: 'À jour' },
  pending: {
    en: '{count} pending upload(s)',
    de: '{count, plural, one {# Upload steht aus} other {# Uploads stehen aus}}',
    ar: '{count, plural, zero {لا عمليات رفع معلّقة} one {عملية رفع معلّقة واحدة} two {عمليتا رفع معلّقتان} few {# عمليات رفع معلّقة} many {# عملية رفع معلّقة} other {# عملية رفع معلّقة}}',
    fr: '{count, plural, one {# chargement en attente} many {# de chargements en attente} other {# chargements en attente}}',
  },
  offline: { en: 'Offline', de: 'Offline', ar: 'غير متصل', fr: 'Hors connexion' },
  'network-sign-in': {
    en: 'Network sign-in required',
    de: 'Anmeldung beim Netzwerk erforderlich',
    ar: 'يلزم تسجيل الدخول إلى الشبكة',
    fr: 'Authentification réseau requise',
  },
  errors: {
    en: 'Sync process encountered errors',
    de: 'Fehler beim Synchronisieren',
    ar: 'واجهت المزامنة أخطاء',
    fr: 'Erreurs de synchronisation',
  },
  'signed-out': {
    en: 'Unable to authenticate',
    de: 'Anmeldung nicht möglich',
    ar: 'تعذّر التحقق من الهوية',
    fr: 'Authentification impossible',
  },
  /** Combines the sync state and the number of pending uploads. */
  both: { en: '{state}, {pending}', de: '{state}, {pending}', ar: '{state}، {pending}', fr: '{state}, {pending}' },
});
