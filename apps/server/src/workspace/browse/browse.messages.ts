import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of the file and folder pages. */
export const browseMessages = responderMessages({
  name: {
    en: 'Workspace files',
    de: 'Dateien des Arbeitsbereichs',
    ar: 'ملفات مساحة العمل',
    fr: 'Fichiers de l’espace de travail',
  },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب', fr: 'Changer de compte' },
  way: { en: 'Path', de: 'Pfad', ar: 'المسار', fr: 'Chemin' },
  gone: { en: 'Deleted user', de: 'Gelöschter Benutzer', ar: 'مستخدم محذوف', fr: 'Utilisateur supprimé' },
  by: {
    en: '{moment} by {person}',
    de: '{moment} von {person}',
    ar: '{moment} بواسطة {person}',
    fr: '{moment} par {person}',
  },
  size: { en: 'Size', de: 'Größe', ar: 'الحجم', fr: 'Taille' },
  changed: { en: 'Modified', de: 'Geändert', ar: 'آخر تغيير', fr: 'Modifié' },
  made: { en: 'Created', de: 'Erstellt', ar: 'أُنشئ', fr: 'Créé' },
  person: { en: 'Modified by', de: 'Geändert von', ar: 'بواسطة', fr: 'Modifié par' },
  file: { en: 'File', de: 'Datei', ar: 'الملف', fr: 'Fichier' },
  fileName: { en: 'Name', de: 'Name', ar: 'الاسم', fr: 'Nom' },
  folder: { en: 'Folder', de: 'Ordner', ar: 'مجلد', fr: 'Dossier' },
  version: { en: 'Version', de: 'Version', ar: 'الإصدار', fr: 'Version' },
  versions: { en: 'Versions', de: 'Versionen', ar: 'الإصدارات', fr: 'Versions' },
  current: { en: '{number} (current)', de: '{number} (aktuell)', ar: '{number} (الحالي)', fr: '{number} (actuelle)' },
  download: { en: 'Download', de: 'Herunterladen', ar: 'تنزيل', fr: 'Télécharger' },
  downloadVersion: {
    en: 'Download version {number}',
    de: 'Version {number} herunterladen',
    ar: 'تنزيل الإصدار {number}',
    fr: 'Télécharger la version {number}',
  },
  more: { en: 'Load more', de: 'Mehr laden', ar: 'تحميل المزيد', fr: 'Afficher plus' },
  nothing: {
    en: 'This folder is empty, or you don’t have access to its contents.',
    de: 'Dieser Ordner ist leer, oder Sie haben keinen Zugriff auf seinen Inhalt.',
    ar: 'هذا المجلد فارغ، أو ليس لديك حق الوصول إلى محتواه.',
    fr: 'Ce dossier est vide ou vous n’avez pas accès à son contenu.',
  },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول', fr: 'Non connecté' },
  notFinished: {
    en: 'Sign-in wasn’t completed.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
    fr: 'La connexion n’a pas abouti.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود', fr: 'Introuvable' },
  noPlace: {
    en: 'This file or folder doesn’t exist, or you don’t have access to it.',
    de: 'Diese Datei oder dieser Ordner ist nicht vorhanden, oder Sie haben keinen Zugriff darauf.',
    ar: 'هذا الملف أو المجلد غير موجود، أو ليس لديك حق الوصول إليه.',
    fr: 'Ce fichier ou dossier n’existe pas, ou vous n’y avez pas accès.',
  },
  noVersion: {
    en: 'This version doesn’t exist.',
    de: 'Diese Version ist nicht vorhanden.',
    ar: 'هذا الإصدار غير موجود.',
    fr: 'Cette version n’existe pas.',
  },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
    fr: 'Se connecter avec un autre compte',
  },
});

export type BrowseMessages = MessagesOf<typeof browseMessages>;
