import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a signature. */
export const signatureSettingsMessages = memberMessages({
  footer: { en: 'Text below the line', de: 'Text unter der Linie' },
  footerHint: {
    en: 'What people sign for, such as “I have read the rules.”',
    de: 'Was mit der Unterschrift bestätigt wird, etwa „Ich habe die Regeln gelesen.“',
  },
});
