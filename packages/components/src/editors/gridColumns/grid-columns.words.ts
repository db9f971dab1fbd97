import { memberWords } from '@tideform/words';

/** Texts of the columns' editor. */
export const gridColumnsWords = memberWords({
  label: { en: 'Label', de: 'Beschriftung' },
  type: { en: 'Type', de: 'Typ' },
  key: { en: 'Property name', de: 'Eigenschaftsname' },
  required: { en: 'Required', de: 'Pflichtfeld' },
});
