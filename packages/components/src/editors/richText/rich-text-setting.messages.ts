import { memberMessages } from '@tideform/i18n';

/** Texts of a setting that is formatted text. */
export const richTextSettingMessages = memberMessages({
  asSource: { en: 'HTML source', de: 'HTML-Quelltext' },
  withTools: { en: 'Write with tools', de: 'Mit Werkzeugen schreiben' },
  loses: {
    en: 'The tools do not know all that this text has: writing with them takes it out.',
    de: 'Die Werkzeuge kennen nicht alles, was dieser Text hat: Beim Schreiben mit ihnen fällt es weg.',
  },
});
