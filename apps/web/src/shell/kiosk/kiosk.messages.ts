import { responderMessages } from '@tideform/i18n';

/** Texts of kiosk mode. */
export const kioskMessages = responderMessages({
  exit: { en: 'Exit', de: 'Beenden', ar: 'خروج', fr: 'Quitter' },
  powered: {
    en: 'Powered by Tideform',
    de: 'Unterstützt von Tideform',
    ar: 'مدعوم من Tideform',
    fr: 'Réalisé avec Tideform',
  },
  cleared: {
    en: 'Answers are cleared from the screen after two minutes of inactivity',
    de: 'Nach zwei Minuten Inaktivität werden die Antworten vom Bildschirm gelöscht',
    ar: 'تُمحى الإجابات من الشاشة بعد دقيقتين من عدم النشاط',
    fr: 'Les réponses sont effacées de l’écran après deux minutes d’inactivité',
  },
  leave: {
    title: {
      en: 'Exit Kiosk Mode',
      de: 'Kioskmodus beenden',
      ar: 'الخروج من وضع الكشك',
      fr: 'Quitter le mode kiosque',
    },
    text: {
      en: 'Enter the 4-digit code of this device.',
      de: 'Geben Sie den vierstelligen Code dieses Geräts ein.',
      ar: 'أدخل رمز هذا الجهاز المكوّن من 4 أرقام.',
      fr: 'Entrez le code à 4 chiffres de cet appareil.',
    },
    code: { en: 'Code', de: 'Code', ar: 'الرمز', fr: 'Code' },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء', fr: 'Annuler' },
    short: {
      en: 'Please enter a 4-digit code',
      de: 'Bitte geben Sie einen vierstelligen Code ein',
      ar: 'يُرجى إدخال رمز من 4 أرقام',
      fr: 'Entrez un code à 4 chiffres',
    },
    wrong: {
      en: 'Incorrect code, please try again',
      de: 'Falscher Code, bitte versuchen Sie es noch einmal',
      ar: 'رمز غير صحيح، يُرجى المحاولة مرة أخرى',
      fr: 'Code incorrect. Réessayez.',
    },
    wait: {
      en: '{seconds, plural, one {Wait # second before you try again} other {Wait # seconds before you try again}}',
      de: '{seconds, plural, one {Warten Sie # Sekunde, bevor Sie es noch einmal versuchen} other {Warten Sie # Sekunden, bevor Sie es noch einmal versuchen}}',
      ar: '{seconds, plural, zero {انتظر # ثانية قبل المحاولة التالية} one {انتظر ثانية قبل المحاولة التالية} two {انتظر ثانيتين قبل المحاولة التالية} few {انتظر # ثوانٍ قبل المحاولة التالية} many {انتظر # ثانية قبل المحاولة التالية} other {انتظر # ثانية قبل المحاولة التالية}}',
      fr: '{seconds, plural, one {Attendez # seconde avant de réessayer} many {Attendez # de secondes avant de réessayer} other {Attendez # secondes avant de réessayer}}',
    },
    delete: { en: 'Delete', de: 'Löschen', ar: 'حذف', fr: 'Supprimer' },
    letters: { en: 'Letters', de: 'Buchstaben', ar: 'حروف', fr: 'Lettres' },
    digits: { en: 'Digits', de: 'Ziffern', ar: 'أرقام', fr: 'Chiffres' },
  },
  countdown: {
    title: { en: 'Are you still there?', de: 'Sind Sie noch da?', ar: 'هل ما زلت هنا؟', fr: 'Êtes-vous toujours là ?' },
    text: {
      en: '{seconds, plural, one {Your answers will be cleared in # second.} other {Your answers will be cleared in # seconds.}}',
      de: '{seconds, plural, one {Ihre Antworten werden in # Sekunde gelöscht.} other {Ihre Antworten werden in # Sekunden gelöscht.}}',
      ar: '{seconds, plural, zero {ستُمحى إجاباتك بعد # ثانية.} one {ستُمحى إجاباتك بعد ثانية.} two {ستُمحى إجاباتك بعد ثانيتين.} few {ستُمحى إجاباتك بعد # ثوانٍ.} many {ستُمحى إجاباتك بعد # ثانية.} other {ستُمحى إجاباتك بعد # ثانية.}}',
      fr: '{seconds, plural, one {Vos réponses seront effacées dans # seconde.} many {Vos réponses seront effacées dans # de secondes.} other {Vos réponses seront effacées dans # secondes.}}',
    },
    go: { en: 'Continue', de: 'Fortsetzen', ar: 'متابعة', fr: 'Continuer' },
  },
});
