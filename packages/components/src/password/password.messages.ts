import { responderMessages } from '@tideform/i18n';

/** Messages of a password. */
export const passwordMessages = responderMessages({
  show: { en: 'Show password', de: 'Passwort anzeigen', ar: 'إظهار كلمة المرور', fr: 'Afficher le mot de passe' },
});
