import { memberMessages } from '@tideform/i18n';

/** Palette entry of a text area. `keywords`: additional search terms, including English ones in every language. */
export const textareaPaletteMessages = memberMessages({
  name: { en: 'Text area', de: 'Text\u00ADbereich', fr: 'Zone de texte' },
  keywords: {
    en: 'textarea long answer notes comment paragraph multiline',
    de: 'mehrzeilig lange Antwort Notizen Kommentar Absatz text area textarea long answer notes comment paragraph multiline',
    fr: 'multiligne longue réponse notes commentaire paragraphe text area textarea long answer notes comment paragraph multiline',
  },
  label: { en: 'Text area', de: 'Textbereich', fr: 'Zone de texte' },
});
