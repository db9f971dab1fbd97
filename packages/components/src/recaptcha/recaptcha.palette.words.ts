import { memberWords } from '@tideform/words';

/** What the palette says of a captcha. `words`: more that people look for it by, English ones in every language. */
export const recaptchaPaletteWords = memberWords({
  name: { en: 'Captcha', de: 'Captcha-Prüfung' },
  words: {
    en: 'recaptcha robot bot spam person human check',
    de: 'Roboter Spam Mensch Prüfung captcha recaptcha robot bot spam person human check',
  },
  label: { en: 'Security check', de: 'Sicherheitsprüfung' },
});
