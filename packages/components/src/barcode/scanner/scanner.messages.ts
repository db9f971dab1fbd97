import { responderMessages } from '@tideform/i18n';

/** Messages of the barcode scanner. */
export const scannerMessages = responderMessages({
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق', fr: 'Fermer' },
  aim: {
    en: 'Hold the code inside the frame.',
    de: 'Halten Sie den Code in den Rahmen.',
    ar: 'ضع الرمز داخل الإطار.',
    fr: 'Placez le code dans le cadre.',
  },
  starting: {
    en: 'Starting the camera…',
    de: 'Kamera wird gestartet …',
    ar: 'جارٍ تشغيل الكاميرا…',
    fr: 'Démarrage de la caméra…',
  },
  holdStill: { en: 'Hold still', de: 'Halten Sie das Gerät ruhig', ar: 'ثبّت الجهاز', fr: 'Ne bougez plus' },
  progress: {
    en: 'Scanned {times} of {needed} times',
    de: '{times} von {needed} Mal gescannt',
    ar: 'مُسح {times} من {needed}',
    fr: 'Scanné {times} fois sur {needed}',
  },
  torch: { en: 'Flashlight', de: 'Taschenlampe', ar: 'الضوء', fr: 'Lampe torche' },
  otherCamera: { en: 'Switch camera', de: 'Kamera wechseln', ar: 'تبديل الكاميرا', fr: 'Changer de caméra' },
  fromPicture: { en: 'Scan from picture', de: 'Aus Bild scannen', ar: 'مسح من صورة', fr: 'Scanner une image' },
  typeIt: { en: 'Enter code', de: 'Code eingeben', ar: 'إدخال الرمز', fr: 'Entrer le code' },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen', ar: 'حاول مرة أخرى', fr: 'Réessayer' },
  reading: {
    en: 'Scanning the picture…',
    de: 'Das Bild wird gescannt …',
    ar: 'جارٍ مسح الصورة…',
    fr: 'Analyse de l’image…',
  },
  nothingFound: {
    en: 'No code found in the picture.',
    de: 'Im Bild wurde kein Code gefunden.',
    ar: 'لم يُعثر على رمز في الصورة.',
    fr: 'Aucun code trouvé dans l’image.',
  },
  noPermission: {
    en: 'Please enable permission to access camera',
    de: 'Bitte erlauben Sie den Zugriff auf die Kamera',
    ar: 'يُرجى السماح بالوصول إلى الكاميرا',
    fr: 'Autorisez l’accès à la caméra',
  },
  noCamera: {
    en: 'Camera not detected',
    de: 'Keine Kamera gefunden',
    ar: 'لم يُعثر على كاميرا',
    fr: 'Aucune caméra détectée',
  },
  noReader: {
    en: 'Couldn’t load the code scanner. Check your connection and try again.',
    de: 'Der Codescanner konnte nicht geladen werden. Überprüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    ar: 'تعذّر تحميل ماسح الرموز. تحقق من الاتصال وحاول مرة أخرى.',
    fr: 'Impossible de charger le lecteur de codes. Vérifiez votre connexion, puis réessayez.',
  },
});
