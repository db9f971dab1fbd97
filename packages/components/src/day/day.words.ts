import { responderWords } from '@tideform/words';

/** Texts of the parts of a day. */
export const dayWords = responderWords({
  day: { en: 'Day', de: 'Tag', ar: 'اليوم' },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر' },
  year: { en: 'Year', de: 'Jahr', ar: 'السنة' },
});
