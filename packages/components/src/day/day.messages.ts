import { responderMessages } from '@tideform/i18n';

/** Labels of the day, month and year. */
export const dayMessages = responderMessages({
  day: { en: 'Day', de: 'Tag', ar: 'اليوم', fr: 'Jour' },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر', fr: 'Mois' },
  year: { en: 'Year', de: 'Jahr', ar: 'السنة', fr: 'Année' },
});
