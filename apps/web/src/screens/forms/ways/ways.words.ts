import { memberWords } from '@tideform/words';

/** Texts of the ways in which a form begins. */
export const waysWords = memberWords({
  ways: { en: 'Ways to begin', de: 'Anfänge' },
  names: {
    new: { en: 'New', de: 'Neu' },
    templates: { en: 'Templates', de: 'Vorlagen' },
    import: { en: 'Import', de: 'Importieren' },
  },
});
