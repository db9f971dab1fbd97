import { memberMessages } from '@tideform/i18n';

/** Palette entry of tags. `keywords`: additional search terms, including English ones in every language. */
export const tagsPaletteMessages = memberMessages({
  name: { en: 'Tags', de: 'Tags', fr: 'Balises' },
  keywords: {
    en: 'tags keywords labels chips words list',
    de: 'Schlagwörter Stichwörter Etiketten tags keywords labels chips words list',
    fr: 'balises mots clés étiquettes liste tags keywords labels chips words list',
  },
  label: { en: 'Tags', de: 'Tags', fr: 'Balises' },
});
