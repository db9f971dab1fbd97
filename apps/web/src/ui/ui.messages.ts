import { responderMessages } from '@tideform/i18n';

/** Messages that many screens share. */
export const uiMessages = responderMessages({
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء', fr: 'Annuler' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق', fr: 'Fermer' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع', fr: 'Retour' },
  backToForms: {
    en: 'Back to forms',
    de: 'Zurück zu den Formularen',
    ar: 'العودة إلى النماذج',
    fr: 'Retour aux formulaires',
  },
  clearText: { en: 'Clear text', de: 'Text löschen', ar: 'مسح النص', fr: 'Effacer le texte' },
  showChoices: { en: 'Show options', de: 'Optionen anzeigen', ar: 'عرض الخيارات', fr: 'Afficher les options' },
  copy: { en: 'Copy', de: 'Kopieren', ar: 'نسخ', fr: 'Copier' },
  copied: { en: 'Copied', de: 'Kopiert', ar: 'تم النسخ', fr: 'Copié' },
  copyDetails: { en: 'Copy details', de: 'Details kopieren', ar: 'نسخ التفاصيل', fr: 'Copier les détails' },
  delete: { en: 'Delete', de: 'Löschen', ar: 'حذف', fr: 'Supprimer' },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة', fr: 'Partager' },
  dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'تجاهل', fr: 'Ignorer' },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…', fr: 'Chargement…' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى', fr: 'Réessayer' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول', fr: 'Anonyme' },
  pendingUpload: { en: 'Pending Upload', de: 'Ausstehender Upload', ar: 'بانتظار الرفع', fr: 'Chargement en attente' },
  viewInLibrary: {
    en: 'View in the document library',
    de: 'In der Dokumentbibliothek anzeigen',
    ar: 'العرض في مكتبة المستندات',
    fr: 'Afficher dans la bibliothèque de documents',
  },
  offlineSubmission: {
    en: 'You’re offline. Connect to the internet to open this submission.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um diese Einsendung zu öffnen.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لفتح هذا الإرسال.',
    fr: 'Vous êtes hors connexion. Connectez-vous à Internet pour ouvrir cette soumission.',
  },
  /** Shown in place of a list that isn't downloaded yet. */
  notHere: {
    title: {
      en: 'Not on this device yet',
      de: 'Noch nicht auf diesem Gerät',
      ar: 'ليس على هذا الجهاز بعد',
      fr: 'Pas encore sur cet appareil',
    },
    offline: {
      en: 'You’re offline. This team’s data will be available after the first sync.',
      de: 'Sie sind offline. Die Daten dieses Teams sind nach der ersten Synchronisierung verfügbar.',
      ar: 'أنت غير متصل. ستتوفر بيانات هذا الفريق بعد المزامنة الأولى.',
      fr: 'Vous êtes hors connexion. Les données de cette équipe seront disponibles après la première synchronisation.',
    },
    missing: {
      en: 'This team’s first sync didn’t finish.',
      de: 'Die erste Synchronisierung dieses Teams wurde nicht abgeschlossen.',
      ar: 'لم تكتمل المزامنة الأولى لهذا الفريق.',
      fr: 'La première synchronisation de cette équipe ne s’est pas terminée.',
    },
  },
});
