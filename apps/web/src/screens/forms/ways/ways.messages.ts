import { responderMessages } from '@tideform/i18n';

/** Texts of the ways in which a form begins. */
export const waysMessages = responderMessages({
  ways: { en: 'Ways to start', de: 'Startmöglichkeiten', ar: 'طرق البدء' },
  names: {
    new: { en: 'New', de: 'Neu', ar: 'جديد' },
    templates: { en: 'Templates', de: 'Vorlagen', ar: 'القوالب' },
    import: { en: 'Import', de: 'Importieren', ar: 'استيراد' },
  },
});
