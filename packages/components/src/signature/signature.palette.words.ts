import { memberWords } from '@tideform/words';

/** What the palette says of a signature. `words`: more that people look for it by, English ones in every language. */
export const signaturePaletteWords = memberWords({
  name: { en: 'Signature', de: 'Unter\u00ADschrift' },
  words: {
    en: 'sign draw autograph initials ink approve',
    de: 'unterschreiben signieren Namenszug Kürzel signature sign draw autograph initials ink approve',
  },
  label: { en: 'Signature', de: 'Unterschrift' },
});
