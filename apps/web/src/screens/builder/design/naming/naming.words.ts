import { memberWords } from '@tideform/words';

/** Texts of a name that is edited where it stands. */
export const namingWords = memberWords({
  name: { en: 'Name of the component', de: 'Name der Komponente' },
});
