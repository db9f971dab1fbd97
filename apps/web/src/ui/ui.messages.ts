import { responderMessages } from '@tideform/i18n';

/** What many screens say: here once. */
export const uiMessages = responderMessages({
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع' },
  backToForms: { en: 'Back to forms', de: 'Zurück zu den Formularen', ar: 'العودة إلى النماذج' },
  clearText: { en: 'Clear text', de: 'Text löschen', ar: 'مسح النص' },
  showChoices: { en: 'Show options', de: 'Optionen anzeigen', ar: 'عرض الخيارات' },
  copy: { en: 'Copy', de: 'Kopieren', ar: 'نسخ' },
  copied: { en: 'Copied', de: 'Kopiert', ar: 'تم النسخ' },
  copyDetails: { en: 'Copy details', de: 'Details kopieren', ar: 'نسخ التفاصيل' },
  delete: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'تجاهل' },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  /** As the specification writes it on pages that could not be shown. */
  tryAgainThere: { en: 'Try Again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول' },
  pendingUpload: { en: 'Pending Upload', de: 'Ausstehender Upload', ar: 'بانتظار الرفع' },
  viewInLibrary: {
    en: 'View in the document library',
    de: 'In der Dokumentbibliothek anzeigen',
    ar: 'العرض في مكتبة المستندات',
  },
  offlineSubmission: {
    en: 'You’re offline. Connect to the internet to open this submission.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um diese Einsendung zu öffnen.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لفتح هذا الإرسال.',
  },
  /** In place of a list that nobody knows yet. */
  notHere: {
    title: { en: 'Not on this device yet', de: 'Noch nicht auf diesem Gerät', ar: 'ليس على هذا الجهاز بعد' },
    offline: {
      en: 'You’re offline. This team’s data will be available after the first sync.',
      de: 'Sie sind offline. Die Daten dieses Teams sind nach der ersten Synchronisierung verfügbar.',
      ar: 'أنت غير متصل. ستتوفر بيانات هذا الفريق بعد المزامنة الأولى.',
    },
    missing: {
      en: 'This team’s first sync didn’t finish.',
      de: 'Die erste Synchronisierung dieses Teams wurde nicht abgeschlossen.',
      ar: 'لم تكتمل المزامنة الأولى لهذا الفريق.',
    },
  },
});
