import { memberMessages } from '@tideform/i18n';

/** What the palette says of a captcha. `words`: more that people look for it by, English ones in every language. */
export const recaptchaPaletteMessages = memberMessages({
  name: { en: 'Captcha', de: 'Captcha-Prüfung', fr: 'Captcha' },
  keywords: {
    en: 'recaptcha robot bot spam person human check',
    de: 'Roboter Spam Mensch Prüfung captcha recaptcha robot bot spam person human check',
    fr: 'robot spam courrier indésirable personne humain vérification captcha recaptcha robot bot spam person human check',
  },
  label: { en: 'Security check', de: 'Sicherheitsprüfung', fr: 'Vérification de sécurité' },
});
