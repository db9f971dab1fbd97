import { memberMessages } from '@tideform/i18n';

/** Palette entry of a signature. `keywords`: additional search terms, including English ones in every language. */
export const signaturePaletteMessages = memberMessages({
  name: { en: 'Signature', de: 'Unter\u00ADschrift', fr: 'Signature' },
  keywords: {
    en: 'sign draw autograph initials ink approve',
    de: 'unterschreiben signieren Namenszug Kürzel signature sign draw autograph initials ink approve',
    fr: 'signer manuscrite dessiner paraphe initiales encre approuver signature sign draw autograph initials ink approve',
  },
  label: { en: 'Signature', de: 'Unterschrift', fr: 'Signature' },
});
