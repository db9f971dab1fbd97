import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the pages of files and folders. */
export const browseMessages = responderMessages({
  name: { en: 'Workspace files', de: 'Dateien des Arbeitsbereichs', ar: 'ملفات مساحة العمل' },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب' },
  way: { en: 'Folders above', de: 'Ordner darüber', ar: 'المجلدات الأعلى' },
  gone: { en: 'Somebody who is gone', de: 'Jemand, der nicht mehr da ist', ar: 'شخص لم يعد موجودًا' },
  by: { en: '{moment} by {person}', de: '{moment} von {person}', ar: '{moment} بواسطة {person}' },
  size: { en: 'Size', de: 'Größe', ar: 'الحجم' },
  changed: { en: 'Changed', de: 'Geändert', ar: 'آخر تغيير' },
  made: { en: 'Made', de: 'Erstellt', ar: 'أُنشئ' },
  person: { en: 'By', de: 'Von', ar: 'بواسطة' },
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
  more: { en: 'More', de: 'Mehr', ar: 'المزيد' },
  nothing: {
    en: 'Nothing is in this folder, or nothing that you may see.',
    de: 'In diesem Ordner ist nichts, oder nichts, das Sie sehen dürfen.',
    ar: 'لا شيء في هذا المجلد، أو لا شيء يُسمح لك برؤيته.',
  },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول' },
  notFinished: {
    en: 'The sign-in was not finished.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود' },
  noPlace: {
    en: 'There is no such file or folder, or it is closed to you.',
    de: 'Diese Datei oder diesen Ordner gibt es nicht, oder Sie haben keinen Zugriff.',
    ar: 'لا يوجد ملف أو مجلد كهذا، أو أنه مغلق أمامك.',
  },
  noVersion: { en: 'There is no such version.', de: 'Diese Version gibt es nicht.', ar: 'لا يوجد إصدار كهذا.' },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
  },
});

export type BrowseMessages = MessagesOf<typeof browseMessages>;
