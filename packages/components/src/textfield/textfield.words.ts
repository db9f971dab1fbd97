import { responderWords } from '@tideform/words';

/** Texts of a text field with several masks. */
export const textfieldWords = responderWords({
  kind: { en: 'Format', de: 'Format', ar: 'التنسيق' },
});
