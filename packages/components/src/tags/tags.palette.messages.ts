import { memberMessages } from '@tideform/i18n';

/** What the palette says of tags. `words`: more that people look for it by, English ones in every language. */
export const tagsPaletteMessages = memberMessages({
  name: { en: 'Tags', de: 'Schlag\u00ADwörter' },
  keywords: {
    en: 'tags keywords labels chips words list',
    de: 'Stichwörter Etiketten tags tags keywords labels chips words list',
  },
  label: { en: 'Tags', de: 'Schlagwörter' },
});
