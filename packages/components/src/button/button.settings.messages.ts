import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a button. */
export const buttonSettingsMessages = memberMessages({
  submit: { en: 'Submit', de: 'Absenden' },
  action: { en: 'Action', de: 'Aktion' },
  actions: {
    submit: { en: 'Submit form', de: 'Formular absenden' },
    reset: { en: 'Reset answers', de: 'Antworten zurücksetzen' },
    event: { en: 'Trigger event', de: 'Ereignis auslösen' },
    url: { en: 'Open URL', de: 'URL öffnen' },
    custom: { en: 'Run code', de: 'Code ausführen' },
  },
  event: { en: 'Event', de: 'Ereignis' },
  url: { en: 'URL', de: 'URL' },
  theme: { en: 'Style', de: 'Stil' },
  themes: {
    primary: { en: 'Primary', de: 'Primär' },
    secondary: { en: 'Secondary', de: 'Sekundär' },
  },
  waits: { en: 'Disable if there are errors', de: 'Bei Fehlern deaktivieren' },
  waitsHint: {
    en: 'After an attempt to submit the form, the button is disabled until all errors are fixed.',
    de: 'Nach einem Versuch, das Formular abzusenden, ist die Schaltfläche deaktiviert, bis alle Fehler behoben sind.',
  },
  block: { en: 'Full width', de: 'Volle Breite' },
  disabledHint: {
    en: 'The button is shown but can’t be selected.',
    de: 'Die Schaltfläche wird angezeigt, kann aber nicht ausgewählt werden.',
  },
});
