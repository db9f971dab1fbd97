import { memberWords } from '@tideform/words';

/** What the palette says of an approval. `words`: more that people look for it by, English ones in every language. */
export const approvalPaletteWords = memberWords({
  name: { en: 'Approval', de: 'Genehmi\u00ADgung' },
  words: {
    en: 'approve reject decision release consent accept decline',
    de: 'genehmigen ablehnen Freigabe Entscheidung Zustimmung approval approve reject decision release consent accept decline',
  },
  label: { en: 'Approval', de: 'Genehmigung' },
});
