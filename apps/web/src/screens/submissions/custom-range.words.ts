import { responderWords } from '@tideform/words';

export const customRangeWords = responderWords({
  from: { en: 'From', de: 'Von', ar: 'من' },
  to: { en: 'To', de: 'Bis', ar: 'إلى' },
});
