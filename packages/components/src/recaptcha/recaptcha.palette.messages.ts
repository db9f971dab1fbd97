import { memberMessages } from '@tideform/i18n';

/** What the palette says of a captcha. `words`: more that people look for it by, English ones in every language. */
export const recaptchaPaletteMessages = memberMessages({
  name: { en: 'Captcha', de: 'Captcha-Prüfung' },
  keywords: {
    en: 'recaptcha robot bot spam person human check',
    de: 'Roboter Spam Mensch Prüfung captcha recaptcha robot bot spam person human check',
  },
  label: { en: 'Security check', de: 'Sicherheitsprüfung' },
});
