import { memberMessages } from '@tideform/i18n';

/** What the palette says of a signature. `words`: more that people look for it by, English ones in every language. */
export const signaturePaletteMessages = memberMessages({
  name: { en: 'Signature', de: 'Unter\u00ADschrift', fr: 'Signature' },
  keywords: {
    en: 'sign draw autograph initials ink approve',
    de: 'unterschreiben signieren Namenszug Kürzel signature sign draw autograph initials ink approve',
    fr: 'signer manuscrite dessiner paraphe initiales encre approuver signature sign draw autograph initials ink approve',
  },
  label: { en: 'Signature', de: 'Unterschrift', fr: 'Signature' },
});
