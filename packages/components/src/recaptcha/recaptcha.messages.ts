import { responderMessages } from '@tideform/i18n';

/** Texts of the check that a person answers. */
export const recaptchaMessages = responderMessages({
  check: { en: 'I am a person', de: 'Ich bin ein Mensch', ar: 'أنا إنسان' },
  checking: {
    en: 'Checking that a person answers…',
    de: 'Prüfung, ob ein Mensch antwortet …',
    ar: 'جارٍ التحقق من أن المجيب إنسان…',
  },
  checked: { en: 'Checked: a person answers', de: 'Geprüft: Ein Mensch antwortet', ar: 'تم التحقق: المجيب إنسان' },
  failed: {
    en: 'This could not be checked. Are you online?',
    de: 'Die Prüfung ist gescheitert. Besteht eine Verbindung?',
    ar: 'تعذر التحقق. هل أنت متصل بالإنترنت؟',
  },
  again: { en: 'Try again', de: 'Erneut versuchen', ar: 'حاول مجددًا' },
  later: {
    en: 'Checked while somebody answers',
    de: 'Wird geprüft, während jemand antwortet',
    ar: 'يجري التحقق عند الإجابة',
  },
  unchecked: { en: 'Not checked', de: 'Nicht geprüft', ar: 'لم يتم التحقق' },
});
