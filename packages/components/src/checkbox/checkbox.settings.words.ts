import { memberWords } from '@tideform/words';

/** Texts of the settings of a checkbox. */
export const checkboxSettingsWords = memberWords({
  defaultValue: { en: 'Selected by default', de: 'Standardmäßig aktiviert' },
});
