import { responderMessages } from '@tideform/i18n';

/** Messages of the tabs in the "Let's Build" dialog. */
export const creationTabsMessages = responderMessages({
  ways: { en: 'Ways to start', de: 'Startmöglichkeiten', ar: 'طرق البدء', fr: 'Façons de commencer' },
  names: {
    new: { en: 'New', de: 'Neu', ar: 'جديد', fr: 'Nouveau' },
    templates: { en: 'Templates', de: 'Vorlagen', ar: 'القوالب', fr: 'Modèles' },
    import: { en: 'Import', de: 'Importieren', ar: 'استيراد', fr: 'Importer' },
  },
});
