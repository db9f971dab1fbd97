import { memberWords } from '@tideform/words';

/** Texts of the settings of a text area. */
export const textareaSettingsWords = memberWords({
  rows: { en: 'Lines', de: 'Zeilen' },
  autoExpand: { en: 'Grow with the text', de: 'Mit dem Text wachsen' },
});
