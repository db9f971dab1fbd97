import { responderWords } from '@tideform/words';

/** Texts of the ways in which a form begins. */
export const waysWords = responderWords({
  ways: { en: 'Ways to start', de: 'Startmöglichkeiten', ar: 'طرق البدء' },
  names: {
    new: { en: 'New', de: 'Neu', ar: 'جديد' },
    templates: { en: 'Templates', de: 'Vorlagen', ar: 'القوالب' },
    import: { en: 'Import', de: 'Importieren', ar: 'استيراد' },
  },
});
