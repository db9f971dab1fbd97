import { memberWords } from '@tideform/words';

/** Texts of the settings of a content. */
export const contentSettingsWords = memberWords({
  html: { en: 'Content', de: 'Inhalt' },
});
