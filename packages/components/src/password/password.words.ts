import { responderWords } from '@tideform/words';

/** Texts of a password. */
export const passwordWords = responderWords({
  show: { en: 'Show password', de: 'Passwort anzeigen', ar: 'إظهار كلمة المرور' },
});
