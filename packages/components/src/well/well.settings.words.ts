import { memberWords } from '@tideform/words';

/** Texts of the settings of a well. */
export const wellSettingsWords = memberWords({
  labelHint: {
    en: 'Its name while you build. People who answer do not see it.',
    de: 'So heißt sie beim Bauen. Wer das Formular ausfüllt, sieht es nicht.',
  },
});
