import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the pages of files and folders. */
export const browseMessages = responderMessages({
  name: { en: 'Workspace files', de: 'Dateien des Arbeitsbereichs', ar: 'ملفات مساحة العمل' },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب' },
  way: { en: 'Path', de: 'Pfad', ar: 'المسار' },
  gone: { en: 'Deleted user', de: 'Gelöschter Benutzer', ar: 'مستخدم محذوف' },
  by: { en: '{moment} by {person}', de: '{moment} von {person}', ar: '{moment} بواسطة {person}' },
  size: { en: 'Size', de: 'Größe', ar: 'الحجم' },
  changed: { en: 'Modified', de: 'Geändert', ar: 'آخر تغيير' },
  made: { en: 'Created', de: 'Erstellt', ar: 'أُنشئ' },
  person: { en: 'Modified by', de: 'Geändert von', ar: 'بواسطة' },
  file: { en: 'File', de: 'Datei', ar: 'الملف' },
  fileName: { en: 'Name', de: 'Name', ar: 'الاسم' },
  folder: { en: 'Folder', de: 'Ordner', ar: 'مجلد' },
  version: { en: 'Version', de: 'Version', ar: 'الإصدار' },
  versions: { en: 'Versions', de: 'Versionen', ar: 'الإصدارات' },
  current: { en: '{number} (current)', de: '{number} (aktuell)', ar: '{number} (الحالي)' },
  download: { en: 'Download', de: 'Herunterladen', ar: 'تنزيل' },
  downloadVersion: {
    en: 'Download version {number}',
    de: 'Version {number} herunterladen',
    ar: 'تنزيل الإصدار {number}',
  },
  more: { en: 'Load more', de: 'Mehr laden', ar: 'تحميل المزيد' },
  nothing: {
    en: 'This folder is empty, or you don’t have access to its contents.',
    de: 'Dieser Ordner ist leer, oder Sie haben keinen Zugriff auf seinen Inhalt.',
    ar: 'هذا المجلد فارغ، أو ليس لديك حق الوصول إلى محتواه.',
  },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول' },
  notFinished: {
    en: 'Sign-in wasn’t completed.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود' },
  noPlace: {
    en: 'This file or folder doesn’t exist, or you don’t have access to it.',
    de: 'Diese Datei oder dieser Ordner ist nicht vorhanden, oder Sie haben keinen Zugriff darauf.',
    ar: 'هذا الملف أو المجلد غير موجود، أو ليس لديك حق الوصول إليه.',
  },
  noVersion: {
    en: 'This version doesn’t exist.',
    de: 'Diese Version ist nicht vorhanden.',
    ar: 'هذا الإصدار غير موجود.',
  },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
  },
});

export type BrowseMessages = MessagesOf<typeof browseMessages>;
