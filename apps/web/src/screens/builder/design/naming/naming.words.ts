import { memberWords } from '@tideform/words';

/** Texts of a name that is edited where it stands. */
export const namingWords = memberWords({
  name: { en: 'Component name', de: 'Komponentenname' },
});
