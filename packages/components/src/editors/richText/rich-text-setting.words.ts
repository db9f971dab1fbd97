import { memberWords } from '@tideform/words';

/** Texts of a setting that is formatted text. */
export const richTextSettingWords = memberWords({
  asSource: { en: 'HTML source', de: 'HTML-Quelltext' },
  withTools: { en: 'Write with tools', de: 'Mit Werkzeugen schreiben' },
  loses: {
    en: 'The tools do not know all that this text has: writing with them takes it out.',
    de: 'Die Werkzeuge kennen nicht alles, was dieser Text hat: Beim Schreiben mit ihnen fällt es weg.',
  },
});
