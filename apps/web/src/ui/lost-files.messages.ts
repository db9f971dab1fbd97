import { responderMessages } from '@tideform/i18n';

/** Of files that a copy of a response has to do without. */
export const lostFilesMessages = responderMessages({
  unreachable: {
    en: 'Unable to download file: {names}. The copy does not have it.',
    de: 'Datei kann nicht heruntergeladen werden: {names}. Sie fehlt in der Kopie.',
    ar: 'تعذّر تنزيل الملف: {names}. لا تحتويه النسخة.',
  },
  gone: {
    en: 'File unavailable: {names}. The copy does not have it.',
    de: 'Datei nicht verfügbar: {names}. Sie fehlt in der Kopie.',
    ar: 'الملف غير متاح: {names}. لا تحتويه النسخة.',
  },
});
