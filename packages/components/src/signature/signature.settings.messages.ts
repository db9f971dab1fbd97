import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a signature. */
export const signatureSettingsMessages = memberMessages({
  footer: { en: 'Words below the line', de: 'Text unter der Linie' },
  footerHint: {
    en: 'What one signs for, such as “I have read the rules.”',
    de: 'Wofür man unterschreibt, etwa „Ich habe die Regeln gelesen.“',
  },
});
