import { memberMessages } from '@tideform/i18n';

/** Texts of having code written. */
export const writeCodeMessages = memberMessages({
  title: { en: 'Describe what the code should do', de: 'Beschreiben Sie, was der Code tun soll' },
  generate: { en: 'Generate', de: 'Generieren' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  tooShort: {
    en: 'Please provide a more detailed prompt (at least 20 characters)',
    de: 'Bitte geben Sie eine genauere Beschreibung ein (mindestens 20 Zeichen)',
  },
  tooLong: {
    en: 'Prompt is too long, maximum 1000 characters',
    de: 'Die Beschreibung ist zu lang, maximal 1000 Zeichen',
  },
  generating: { en: 'Generating, please wait...', de: 'Wird generiert, bitte warten …' },
  almost: { en: 'Almost there...', de: 'Fast fertig …' },
  longer: {
    en: 'Taking a bit longer than usual, please keep waiting...',
    de: 'Es dauert etwas länger als sonst, bitte warten Sie noch …',
  },
  wait: {
    en: 'Please wait for code generation to complete',
    de: 'Bitte warten Sie, bis der Code generiert wurde',
  },
  written: { en: 'Generated code', de: 'Generierter Code' },
  readIt: {
    en: 'Review the code before you use it. It replaces the existing code.',
    de: 'Prüfen Sie den Code, bevor Sie ihn verwenden. Er ersetzt den vorhandenen Code.',
  },
  use: { en: 'Use code', de: 'Code verwenden' },
  discard: { en: 'Discard', de: 'Verwerfen' },
});
