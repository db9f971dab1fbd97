import { responderMessages } from '@tideform/i18n';

/** Messages about files that are missing from a copy of a response. */
export const lostFilesMessages = responderMessages({
  unreachable: {
    en: 'Unable to download file: {names}. The file isn’t included in the copy.',
    de: 'Die Datei konnte nicht heruntergeladen werden: {names}. Sie ist in der Kopie nicht enthalten.',
    ar: 'تعذّر تنزيل الملف: {names}. لم يُضمَّن الملف في النسخة.',
    fr: 'Impossible de télécharger le fichier : {names}. Il n’est pas inclus dans la copie.',
  },
  gone: {
    en: 'File unavailable: {names}. The file isn’t included in the copy.',
    de: 'Datei nicht verfügbar: {names}. Sie ist in der Kopie nicht enthalten.',
    ar: 'الملف غير متاح: {names}. لم يُضمَّن الملف في النسخة.',
    fr: 'Fichier non disponible : {names}. Il n’est pas inclus dans la copie.',
  },
});
