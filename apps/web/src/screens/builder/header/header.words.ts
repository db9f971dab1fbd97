import { memberWords } from '@tideform/words';

export const headerWords = memberWords({
  displayMode: { en: 'Display Mode', de: 'Darstellung' },
  singlePage: { en: 'Single Page Form', de: 'Formular auf einer Seite' },
  rolledBack: {
    en: 'The draft is as version {number} was.',
    de: 'Der Entwurf ist jetzt wie Version {number}.',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  wizard: { en: 'Multi Page Wizard', de: 'Assistent mit mehreren Seiten' },
});
