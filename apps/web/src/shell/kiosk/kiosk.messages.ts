import { responderMessages } from '@tideform/i18n';

/** What people read on a device that is a kiosk. */
export const kioskMessages = responderMessages({
  exit: { en: 'Exit', de: 'Beenden', ar: 'خروج' },
  powered: { en: 'Powered by Tideform', de: 'Unterstützt von Tideform', ar: 'مدعوم من Tideform' },
  cleared: {
    en: 'Answers are cleared from the screen after two minutes of inactivity',
    de: 'Nach zwei Minuten Inaktivität werden die Antworten vom Bildschirm gelöscht',
    ar: 'تُمحى الإجابات من الشاشة بعد دقيقتين من عدم النشاط',
  },
  leave: {
    title: { en: 'Exit Kiosk Mode', de: 'Kioskmodus beenden', ar: 'الخروج من وضع الكشك' },
    text: {
      en: 'Enter the 4-digit code of this device.',
      de: 'Geben Sie den vierstelligen Code dieses Geräts ein.',
      ar: 'أدخل رمز هذا الجهاز المكوّن من 4 أرقام.',
    },
    code: { en: 'Code', de: 'Code', ar: 'الرمز' },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
    short: {
      en: 'Please enter a 4-digit code',
      de: 'Bitte geben Sie einen vierstelligen Code ein',
      ar: 'يُرجى إدخال رمز من 4 أرقام',
    },
    wrong: {
      en: 'Incorrect code, please try again',
      de: 'Falscher Code, bitte versuchen Sie es noch einmal',
      ar: 'رمز غير صحيح، يُرجى المحاولة مرة أخرى',
    },
    wait: {
      en: '{seconds, plural, one {Wait # second before you try again} other {Wait # seconds before you try again}}',
      de: '{seconds, plural, one {Warten Sie # Sekunde, bevor Sie es noch einmal versuchen} other {Warten Sie # Sekunden, bevor Sie es noch einmal versuchen}}',
      ar: '{seconds, plural, zero {انتظر # ثانية قبل المحاولة التالية} one {انتظر ثانية قبل المحاولة التالية} two {انتظر ثانيتين قبل المحاولة التالية} few {انتظر # ثوانٍ قبل المحاولة التالية} many {انتظر # ثانية قبل المحاولة التالية} other {انتظر # ثانية قبل المحاولة التالية}}',
    },
    delete: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
    letters: { en: 'Letters', de: 'Buchstaben', ar: 'حروف' },
    digits: { en: 'Digits', de: 'Ziffern', ar: 'أرقام' },
  },
  countdown: {
    title: { en: 'Are you still there?', de: 'Sind Sie noch da?', ar: 'هل ما زلت هنا؟' },
    text: {
      en: '{seconds, plural, one {Your answers will be cleared in # second.} other {Your answers will be cleared in # seconds.}}',
      de: '{seconds, plural, one {Ihre Antworten werden in # Sekunde gelöscht.} other {Ihre Antworten werden in # Sekunden gelöscht.}}',
      ar: '{seconds, plural, zero {ستُمحى إجاباتك بعد # ثانية.} one {ستُمحى إجاباتك بعد ثانية.} two {ستُمحى إجاباتك بعد ثانيتين.} few {ستُمحى إجاباتك بعد # ثوانٍ.} many {ستُمحى إجاباتك بعد # ثانية.} other {ستُمحى إجاباتك بعد # ثانية.}}',
    },
    go: { en: 'Continue', de: 'Fortsetzen', ar: 'متابعة' },
  },
});
