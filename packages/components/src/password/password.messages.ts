import { responderMessages } from '@tideform/i18n';

/** Texts of a password. */
export const passwordMessages = responderMessages({
  show: { en: 'Show what is typed', de: 'Eingabe zeigen', ar: 'إظهار ما كُتب' },
});
