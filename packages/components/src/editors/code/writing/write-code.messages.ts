import { memberMessages } from '@tideform/i18n';

/** Texts of having code written. */
export const writeCodeMessages = memberMessages({
  title: { en: 'Describe what the code should do', de: 'Beschreiben, was der Code tun soll' },
  generate: { en: 'Generate', de: 'Erstellen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  tooShort: {
    en: 'Please provide a more detailed prompt (at least 20 characters)',
    de: 'Bitte beschreiben Sie es genauer (mindestens 20 Zeichen)',
  },
  tooLong: {
    en: 'Prompt is too long, maximum 1000 characters',
    de: 'Die Beschreibung ist zu lang, höchstens 1000 Zeichen',
  },
  generating: { en: 'Generating, please wait...', de: 'Wird erstellt, bitte warten …' },
  almost: { en: 'Almost there...', de: 'Gleich fertig …' },
  longer: {
    en: 'Taking a bit longer than usual, please keep waiting...',
    de: 'Es dauert etwas länger als sonst, bitte warten Sie noch …',
  },
  wait: {
    en: 'Please wait for code generation to complete',
    de: 'Bitte warten Sie, bis der Code erstellt ist',
  },
  written: { en: 'Written code', de: 'Geschriebener Code' },
  readIt: {
    en: 'Read it before you use it. It replaces the code that is there.',
    de: 'Lesen Sie ihn, bevor Sie ihn verwenden. Er ersetzt den vorhandenen Code.',
  },
  use: { en: 'Use this code', de: 'Diesen Code verwenden' },
  discard: { en: 'Discard', de: 'Verwerfen' },
});
