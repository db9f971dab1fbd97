import { responderMessages } from '@tideform/i18n';

/** Texts of what can go wrong with this device and with the world outside. By the kind of the failure. */
export const outsideFailureMessages = responderMessages({
  'storage-full': {
    en: 'The storage of this device is full',
    de: 'Der Speicher dieses Geräts ist voll',
    ar: 'مساحة التخزين على هذا الجهاز ممتلئة',
  },
  'unsent-left': {
    en: 'Meanwhile there is more that is not sent. Look at the list again.',
    de: 'Inzwischen ist noch mehr nicht gesendet. Sehen Sie die Liste noch einmal an.',
    ar: 'في هذه الأثناء ظهر المزيد مما لم يُرسل. راجع القائمة من جديد.',
  },
  'database-newer': {
    en: 'This device has data of a newer version. Reload to get that version.',
    de: 'Dieses Gerät hat Daten einer neueren Version. Laden Sie neu, um sie zu bekommen.',
    ar: 'على هذا الجهاز بيانات من إصدار أحدث. أعد التحميل للحصول عليه.',
  },
  'database-unavailable': {
    en: 'The data on this device cannot be opened. Nothing was deleted: unsent work can be saved as a file.',
    de: 'Die Daten auf diesem Gerät lassen sich nicht öffnen. Nichts wurde gelöscht: Was nicht gesendet ist, kann als Datei gespeichert werden.',
    ar: 'تعذّر فتح البيانات على هذا الجهاز. لم يُحذف شيء: يمكن حفظ ما لم يُرسل في ملف.',
  },
  'sign-in-failed': {
    en: 'Failed to authenticate',
    de: 'Die Anmeldung ist fehlgeschlagen',
    ar: 'فشل التحقق من الهوية',
  },
  'no-api-token': {
    en: 'Failed to get API token',
    de: 'Das API-Token konnte nicht geholt werden',
    ar: 'فشل الحصول على رمز API',
  },
  'no-tenant-token': {
    en: 'Failed to get tenant token',
    de: 'Das Token der Organisation konnte nicht geholt werden',
    ar: 'فشل الحصول على رمز المؤسسة',
  },
  'not-authenticated': { en: 'User not authenticated', de: 'Nicht angemeldet', ar: 'لم يُسجَّل الدخول' },
  'no-answer': {
    en: 'You are offline, or the server did not answer. Try again when you are back.',
    de: 'Sie sind offline, oder der Server hat nicht geantwortet. Versuchen Sie es noch einmal, wenn Sie wieder online sind.',
    ar: 'أنت غير متصل، أو لم يستجب الخادم. حاول مرة أخرى عندما تتصل.',
  },
  unauthorized: { en: 'Unauthorized', de: 'Nicht autorisiert', ar: 'غير مصرح' },
  forbidden: {
    en: 'You do not have permission to do this. Ask a team owner to continue.',
    de: 'Sie haben dafür keine Berechtigung. Bitten Sie jemanden, dem das Team gehört.',
    ar: 'ليس لديك إذن للقيام بذلك. اطلب من أحد مالكي الفريق المتابعة.',
  },
  locked: {
    en: 'Somebody else is changing this. Try again in a moment.',
    de: 'Jemand anderes ändert das gerade. Versuchen Sie es gleich noch einmal.',
    ar: 'شخص آخر يغيّر هذا الآن. حاول مرة أخرى بعد لحظات.',
  },
  'not-found': { en: 'Not found: {detail}', de: 'Nicht gefunden: {detail}', ar: 'غير موجود: {detail}' },
  'no-room': {
    en: 'Request failed: {detail}',
    de: 'Die Anfrage ist fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
  },
  'request-failed': {
    en: 'Request failed: {detail}',
    de: 'Die Anfrage ist fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
  },
});
