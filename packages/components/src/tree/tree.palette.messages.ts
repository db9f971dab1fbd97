import { memberMessages } from '@tideform/i18n';

/** Palette entry of a tree. `keywords`: additional search terms, including English ones in every language. */
export const treePaletteMessages = memberMessages({
  name: { en: 'Tree', de: 'Baum', fr: 'Arborescence' },
  keywords: {
    en: 'nested hierarchy levels branches outline',
    de: 'verschachtelt Hierarchie Ebenen Äste Gliederung tree nested hierarchy levels branches outline',
    fr: 'arbre imbriqué hiérarchie niveaux branches plan tree nested hierarchy levels branches outline',
  },
  label: { en: 'Tree', de: 'Baum', fr: 'Arborescence' },
  question: { en: 'Name', de: 'Name', fr: 'Nom' },
});
