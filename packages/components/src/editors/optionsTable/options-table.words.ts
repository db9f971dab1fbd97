import { memberWords } from '@tideform/words';

/** Texts of the columns. */
export const optionsTableWords = memberWords({
  label: { en: 'Label', de: 'Beschriftung' },
  value: { en: 'Value', de: 'Wert' },
});
