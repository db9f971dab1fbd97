import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a captcha. */
export const recaptchaSettingsMessages = memberMessages({
  event: { en: 'When it is checked', de: 'Wann geprüft wird' },
  events: {
    formLoad: { en: 'As the form opens', de: 'Beim Öffnen des Formulars' },
    buttonClick: { en: 'When its button is pressed', de: 'Beim Drücken seiner Schaltfläche' },
  },
  eventHint: {
    en: 'The server checks it. It needs a connection: a form that is filled in offline cannot require it.',
    de: 'Der Server prüft. Das braucht eine Verbindung: Ein Formular, das offline ausgefüllt wird, kann es nicht verlangen.',
  },
});
