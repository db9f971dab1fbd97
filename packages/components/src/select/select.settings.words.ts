import { memberWords } from '@tideform/words';

/** Texts of the settings of a dropdown. */
export const selectSettingsWords = memberWords({
  multiple: { en: 'Multiple choices', de: 'Mehrfachauswahl' },
});
