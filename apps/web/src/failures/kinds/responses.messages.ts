import { responderMessages } from '@tideform/i18n';

/** Texts of what can go wrong with a response and its files. By the kind of the failure. */
export const responsesFailureMessages = responderMessages({
  'response-sync': {
    en: 'Error syncing response: {why} ({title}, {responseId})',
    de: 'Die Antwort konnte nicht synchronisiert werden: {why} ({title}, {responseId})',
    ar: 'خطأ في مزامنة الرد: {why} ({title}، {responseId})',
  },
  'untitled-response-sync': {
    en: 'Error syncing response: {why} ({responseId})',
    de: 'Die Antwort konnte nicht synchronisiert werden: {why} ({responseId})',
    ar: 'خطأ في مزامنة الرد: {why} ({responseId})',
  },
  'this-response-sync': {
    en: 'Error syncing response: {why}',
    de: 'Die Antwort konnte nicht synchronisiert werden: {why}',
    ar: 'خطأ في مزامنة الرد: {why}',
  },
  'invalid-response': {
    en: 'Invalid response: {responseId}',
    de: 'Ungültige Antwort: {responseId}',
    ar: 'رد غير صالح: {responseId}',
  },
  'no-submission-access': {
    en: 'Looks like you do not have access to this submission',
    de: 'Sie haben anscheinend keinen Zugriff auf diese Einsendung',
    ar: 'يبدو أنه ليس لديك حق الوصول إلى هذا الإرسال',
  },
  'response-folder-not-created': {
    en: 'Problem creating response folder',
    de: 'Der Ordner der Antwort konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء مجلد الرد',
  },
  'submission-without-folder': {
    en: 'Resubmitted response is missing folderDriveItemId',
    de: 'Der erneut eingereichten Antwort fehlt folderDriveItemId',
    ar: 'الرد المُعاد إرساله ينقصه folderDriveItemId',
  },
  'submission-on-its-way': {
    en: 'This submission is still being sent. Try again in a moment.',
    de: 'Diese Einsendung wird noch gesendet. Versuchen Sie es gleich noch einmal.',
    ar: 'ما زال هذا الإرسال قيد الرفع. حاول مرة أخرى بعد لحظات.',
  },
  'submission-gone': {
    en: 'This submission no longer exists',
    de: 'Diese Einsendung ist nicht mehr vorhanden',
    ar: 'لم يعد هذا الإرسال موجودًا',
  },
  'no-number-left': {
    en: 'This form has no submission numbers left. Ask a form builder to set a lower number.',
    de: 'Für dieses Formular sind keine Einsendungsnummern mehr verfügbar. Bitten Sie eine Person, die in diesem Team Formulare erstellt, eine niedrigere Nummer festzulegen.',
    ar: 'لم تبقَ أرقام إرسال لهذا النموذج. اطلب من أحد منشئي النماذج تعيين رقم أقل.',
  },
  'already-submitted': { en: 'Already submitted', de: 'Bereits eingereicht', ar: 'أُرسل من قبل' },
  'already-resubmitted-otherwise': {
    en: 'Already resubmitted with different answers',
    de: 'Bereits mit anderen Antworten erneut eingereicht',
    ar: 'أُعيد إرساله من قبل بإجابات أخرى',
  },
  'pdf-timeout': {
    en: 'Pdf Generation Timeout',
    de: 'Zeitüberschreitung beim Erstellen des PDF',
    ar: 'انتهت مهلة إنشاء ملف PDF',
  },
  'pdf-not-begun': {
    en: 'Couldn’t create the PDF yet',
    de: 'Das PDF konnte noch nicht erstellt werden',
    ar: 'تعذّر إنشاء ملف PDF حتى الآن',
  },
  'looked-too-long-ago': {
    en: 'The library didn’t respond in time',
    de: 'Die Bibliothek hat nicht rechtzeitig geantwortet',
    ar: 'لم تستجب المكتبة في الوقت المناسب',
  },
  'upload-refused': {
    en: 'Problem uploading {file}',
    de: '{file} konnte nicht hochgeladen werden',
    ar: 'تعذّر رفع {file}',
  },
  'pdf-upload-refused': {
    en: 'Problem uploading PDF',
    de: 'Das PDF konnte nicht hochgeladen werden',
    ar: 'تعذّر رفع ملف PDF',
  },
  'large-upload-refused': {
    en: 'Problem uploading large file: {status}',
    de: 'Eine große Datei konnte nicht hochgeladen werden: {status}',
    ar: 'تعذّر رفع ملف كبير: {status}',
  },
  'file-changed-on-its-way': {
    en: 'File upload failed',
    de: 'Eine Datei konnte nicht hochgeladen werden',
    ar: 'فشل رفع الملف',
  },
  'file-unavailable': {
    en: 'File unavailable: {name}',
    de: 'Datei nicht verfügbar: {name}',
    ar: 'الملف غير متوفر: {name}',
  },
  'some-file-unavailable': { en: 'File unavailable', de: 'Datei nicht verfügbar', ar: 'الملف غير متوفر' },
  'file-not-downloaded': {
    en: 'Unable to download file',
    de: 'Die Datei konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل الملف',
  },
  'package-too-large': { en: 'The file is too large.', de: 'Die Datei ist zu groß.', ar: 'الملف كبير جدًا.' },
  'package-not-a-package': {
    en: 'This file wasn’t exported from Tideform.',
    de: 'Diese Datei wurde nicht von Tideform exportiert.',
    ar: 'لم يُصدَّر هذا الملف من Tideform.',
  },
  'package-newer': {
    en: 'This file was created with a newer version of Tideform. Update the app first.',
    de: 'Diese Datei wurde mit einer neueren Version von Tideform erstellt. Aktualisieren Sie zuerst die App.',
    ar: 'أُنشئ هذا الملف بإصدار أحدث من Tideform. حدّث التطبيق أولًا.',
  },
  'package-damaged': { en: 'The file is damaged.', de: 'Die Datei ist beschädigt.', ar: 'الملف تالف.' },
});
