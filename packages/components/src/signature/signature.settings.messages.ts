import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a signature. */
export const signatureSettingsMessages = memberMessages({
  footer: { en: 'Text below the line', de: 'Text unter der Linie', fr: 'Texte sous la ligne' },
  footerHint: {
    en: 'What people sign for, such as “I have read the rules.”',
    de: 'Was mit der Unterschrift bestätigt wird, etwa „Ich habe die Regeln gelesen.“',
    fr: 'Ce que la signature atteste, par exemple « J’ai lu le règlement ».',
  },
});
