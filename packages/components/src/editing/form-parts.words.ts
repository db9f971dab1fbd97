import { memberWords, type WordsOf } from '@tideform/words';

/** What parts of a form are called until its author says better. */
export const formPartWords = memberWords({
  submit: { en: 'Submit', de: 'Absenden' },
  page: { en: 'Page {number}', de: 'Seite {number}' },
});

export type FormPartWords = WordsOf<typeof formPartWords>;
