import { memberWords } from '@tideform/words';

export const headerWords = memberWords({
  displayMode: { en: 'Display Mode', de: 'Darstellung' },
  singlePage: { en: 'Single Page Form', de: 'Formular auf einer Seite' },
  wizard: { en: 'Multi Page Wizard', de: 'Assistent mit mehreren Seiten' },
});
