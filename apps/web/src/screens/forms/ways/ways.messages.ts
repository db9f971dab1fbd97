import { responderMessages } from '@tideform/i18n';

/** Texts of the ways in which a form begins. */
export const waysMessages = responderMessages({
  ways: { en: 'Ways to start', de: 'Startmöglichkeiten', ar: 'طرق البدء', fr: 'Façons de commencer' },
  names: {
    new: { en: 'New', de: 'Neu', ar: 'جديد', fr: 'Nouveau' },
    templates: { en: 'Templates', de: 'Vorlagen', ar: 'القوالب', fr: 'Modèles' },
    import: { en: 'Import', de: 'Importieren', ar: 'استيراد', fr: 'Importer' },
  },
});
