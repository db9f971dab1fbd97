import { memberWords } from '@tideform/words';

/** Texts of the settings of a time. */
export const timeSettingsWords = memberWords({
  defaultValueHint: { en: 'Such as 14:30.', de: 'Etwa 14:30.' },
});
