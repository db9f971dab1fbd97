import { memberWords } from '@tideform/words';

/** Texts of the settings of checkboxes. */
export const selectboxesSettingsWords = memberWords({
  least: { en: 'Minimum number of choices', de: 'Mindestanzahl der Optionen' },
  most: { en: 'Maximum number of choices', de: 'Höchstanzahl der Optionen' },
});
