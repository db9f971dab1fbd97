import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a well. */
export const wellSettingsMessages = memberMessages({
  labelHint: {
    en: 'Its name while you build. People who answer do not see it.',
    de: 'So heißt sie beim Bauen. Wer das Formular ausfüllt, sieht es nicht.',
  },
});
