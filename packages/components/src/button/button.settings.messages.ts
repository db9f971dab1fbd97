import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a button. */
export const buttonSettingsMessages = memberMessages({
  submit: { en: 'Submit', de: 'Absenden' },
  action: { en: 'When pressed', de: 'Beim Drücken' },
  actions: {
    submit: { en: 'Submit the form', de: 'Formular absenden' },
    reset: { en: 'Reset the answers', de: 'Antworten zurücksetzen' },
    event: { en: 'Raise an event', de: 'Ereignis auslösen' },
    url: { en: 'Open an address', de: 'Adresse öffnen' },
    custom: { en: 'Run code', de: 'Code ausführen' },
  },
  event: { en: 'Event', de: 'Ereignis' },
  url: { en: 'Address', de: 'Adresse' },
  theme: { en: 'Look', de: 'Aussehen' },
  themes: {
    primary: { en: 'Main button', de: 'Hauptknopf' },
    secondary: { en: 'Plain button', de: 'Einfacher Knopf' },
  },
  waits: { en: 'Wait until answers are right', de: 'Auf richtige Antworten warten' },
  waitsHint: {
    en: 'Once it has found something wrong it cannot be pressed until that is put right.',
    de: 'Hat der Knopf etwas Falsches gefunden, lässt er sich erst wieder drücken, wenn das berichtigt ist.',
  },
  block: { en: 'As wide as the form', de: 'So breit wie das Formular' },
  disabledHint: { en: 'Shown, but cannot be pressed.', de: 'Wird angezeigt, lässt sich aber nicht drücken.' },
});
