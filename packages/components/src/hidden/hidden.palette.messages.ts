import { memberMessages } from '@tideform/i18n';

/** Palette entry of a hidden field. `keywords`: additional search terms, including English ones in every language. */
export const hiddenPaletteMessages = memberMessages({
  name: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Champ masqué' },
  keywords: {
    en: 'hidden value invisible secret',
    de: 'ausgeblendet verborgen Wert unsichtbar versteckt geheim hidden value invisible secret',
    fr: 'masqué caché valeur invisible secret hidden value invisible secret',
  },
  label: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Champ masqué' },
});
