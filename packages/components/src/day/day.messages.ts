import { responderMessages } from '@tideform/i18n';

/** Texts of the parts of a day. */
export const dayMessages = responderMessages({
  day: { en: 'Day', de: 'Tag', ar: 'اليوم' },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر' },
  year: { en: 'Year', de: 'Jahr', ar: 'السنة' },
});
