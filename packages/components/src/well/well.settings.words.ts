import { memberWords } from '@tideform/words';

/** Texts of the settings of a well. */
export const wellSettingsWords = memberWords({
  labelHint: {
    en: 'Only shown in the builder.',
    de: 'Wird nur im Designer angezeigt.',
  },
});
