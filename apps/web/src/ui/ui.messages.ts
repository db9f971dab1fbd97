import { responderMessages } from '@tideform/i18n';

/** What many screens say: here once. */
export const uiMessages = responderMessages({
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع' },
  backToForms: { en: 'Back to forms', de: 'Zurück zu den Formularen', ar: 'العودة إلى النماذج' },
  clearText: { en: 'Clear text', de: 'Eingabe leeren', ar: 'مسح النص' },
  showChoices: { en: 'Show choices', de: 'Auswahl zeigen', ar: 'عرض الخيارات' },
  copy: { en: 'Copy', de: 'Kopieren', ar: 'نسخ' },
  copied: { en: 'Copied', de: 'Kopiert', ar: 'تم النسخ' },
  copyDetails: { en: 'Copy details', de: 'Einzelheiten kopieren', ar: 'نسخ التفاصيل' },
  delete: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'تجاهل' },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  /** As the specification writes it on pages that could not be shown. */
  tryAgainThere: { en: 'Try Again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
  pendingUpload: { en: 'Pending Upload', de: 'Wartet auf Upload', ar: 'بانتظار الرفع' },
  viewInLibrary: {
    en: 'View in the document library',
    de: 'In der Dokumentbibliothek ansehen',
    ar: 'العرض في مكتبة المستندات',
  },
  offlineSubmission: {
    en: 'You are offline. A submission is read from the library, so it needs a connection.',
    de: 'Sie sind offline. Eine Einsendung wird aus der Bibliothek gelesen und braucht daher eine Verbindung.',
    ar: 'أنت غير متصل. يُقرأ الإرسال من المكتبة، ولذلك يحتاج إلى اتصال.',
  },
  /** In place of a list that nobody knows yet. */
  notHere: {
    title: { en: 'Not on this device yet', de: 'Noch nicht auf diesem Gerät', ar: 'ليس على هذا الجهاز بعد' },
    offline: {
      en: 'You are offline. What this team has comes with the first sync.',
      de: 'Sie sind offline. Was dieses Team hat, kommt mit der ersten Synchronisierung.',
      ar: 'أنت غير متصل. يأتي ما لدى هذا الفريق مع أول مزامنة.',
    },
    missing: {
      en: 'The first sync of this team did not get through.',
      de: 'Die erste Synchronisierung dieses Teams ist nicht durchgekommen.',
      ar: 'لم تكتمل المزامنة الأولى لهذا الفريق.',
    },
  },
});
