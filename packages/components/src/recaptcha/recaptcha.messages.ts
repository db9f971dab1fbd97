import { responderMessages } from '@tideform/i18n';

/** Messages of the captcha. */
export const recaptchaMessages = responderMessages({
  check: { en: 'I’m not a robot', de: 'Ich bin kein Roboter', ar: 'لست روبوتًا', fr: 'Je ne suis pas un robot' },
  checking: {
    en: 'Checking that you’re not a robot…',
    de: 'Es wird geprüft, ob Sie ein Roboter sind …',
    ar: 'جارٍ التحقق من أنك لست روبوتًا…',
    fr: 'Nous vérifions que vous n’êtes pas un robot…',
  },
  checked: {
    en: 'Security check passed',
    de: 'Sicherheitsprüfung bestanden',
    ar: 'تم اجتياز فحص الأمان',
    fr: 'Vérification de sécurité réussie',
  },
  failed: {
    en: 'Couldn’t complete the security check. Check your connection and try again.',
    de: 'Die Sicherheitsprüfung konnte nicht abgeschlossen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    ar: 'تعذر إكمال فحص الأمان. تحقق من اتصالك وحاول مجددًا.',
    fr: 'Impossible d’effectuer la vérification de sécurité. Vérifiez votre connexion, puis réessayez.',
  },
  again: { en: 'Try again', de: 'Erneut versuchen', ar: 'حاول مجددًا', fr: 'Réessayer' },
  later: {
    en: 'Checked when someone fills out the form',
    de: 'Wird beim Ausfüllen des Formulars geprüft',
    ar: 'يجري التحقق عند تعبئة النموذج',
    fr: 'Vérifié lors du remplissage du formulaire',
  },
  unchecked: { en: 'Not checked', de: 'Nicht geprüft', ar: 'لم يتم التحقق', fr: 'Non vérifié' },
});
