import { responderWords } from '@tideform/words';

/** Texts of a password. */
export const passwordWords = responderWords({
  show: { en: 'Show what is typed', de: 'Eingabe zeigen', ar: 'إظهار ما كُتب' },
});
