import { memberMessages } from '@tideform/i18n';

/** Palette entry of a captcha. `keywords`: additional search terms, including English ones in every language. */
export const recaptchaPaletteMessages = memberMessages({
  name: { en: 'Captcha', de: 'Captcha-Prüfung', fr: 'Captcha' },
  keywords: {
    en: 'recaptcha robot bot spam person human check',
    de: 'Roboter Spam Mensch Prüfung captcha recaptcha robot bot spam person human check',
    fr: 'robot spam courrier indésirable personne humain vérification captcha recaptcha robot bot spam person human check',
  },
  label: { en: 'Security check', de: 'Sicherheitsprüfung', fr: 'Vérification de sécurité' },
});
