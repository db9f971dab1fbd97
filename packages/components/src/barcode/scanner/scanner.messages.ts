import { responderMessages } from '@tideform/i18n';

/** Texts of the scanner. */
export const scannerMessages = responderMessages({
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
  aim: {
    en: 'Hold the code inside the frame.',
    de: 'Den Code in den Rahmen halten.',
    ar: 'ضع الرمز داخل الإطار.',
  },
  starting: { en: 'Starting the camera…', de: 'Kamera wird gestartet …', ar: 'جارٍ تشغيل الكاميرا…' },
  holdStill: { en: 'Hold still', de: 'Stillhalten', ar: 'ثبّت الجهاز' },
  progress: {
    en: 'Read {times} of {needed} times',
    de: '{times} von {needed} Mal gelesen',
    ar: 'قُرئ {times} من {needed}',
  },
  torch: { en: 'Torch', de: 'Licht', ar: 'الضوء' },
  otherCamera: { en: 'Other camera', de: 'Andere Kamera', ar: 'كاميرا أخرى' },
  fromPicture: { en: 'From a picture', de: 'Aus einem Bild', ar: 'من صورة' },
  typeIt: { en: 'Type it', de: 'Eintippen', ar: 'كتابة الرمز' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  reading: { en: 'Reading the picture…', de: 'Das Bild wird gelesen …', ar: 'جارٍ قراءة الصورة…' },
  nothingFound: {
    en: 'No code was found in the picture.',
    de: 'In dem Bild wurde kein Code gefunden.',
    ar: 'لم يُعثر على رمز في الصورة.',
  },
  noPermission: {
    en: 'Please enable permission to access camera',
    de: 'Bitte den Zugriff auf die Kamera erlauben',
    ar: 'يُرجى السماح بالوصول إلى الكاميرا',
  },
  noCamera: { en: 'Camera not detected', de: 'Keine Kamera gefunden', ar: 'لم يُعثر على كاميرا' },
  noReader: {
    en: 'Codes cannot be read now: the reader could not be fetched.',
    de: 'Codes können jetzt nicht gelesen werden: Das Leseprogramm konnte nicht geladen werden.',
    ar: 'لا يمكن قراءة الرموز الآن: تعذّر تحميل القارئ.',
  },
});
