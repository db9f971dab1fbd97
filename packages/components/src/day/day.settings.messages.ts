import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a day. */
export const daySettingsMessages = memberMessages({
  dayFirst: { en: 'Day before month', de: 'Tag vor Monat' },
  hideInputLabels: {
    en: 'Hide the labels of day, month and year',
    de: 'Beschriftungen von Tag, Monat und Jahr ausblenden',
  },
  day: {
    hide: { en: 'Do not ask for the day', de: 'Nicht nach dem Tag fragen' },
    placeholder: { en: 'Placeholder: day', de: 'Platzhalter: Tag' },
    required: { en: 'Day required', de: 'Tag ist Pflicht' },
  },
  month: {
    hide: { en: 'Do not ask for the month', de: 'Nicht nach dem Monat fragen' },
    placeholder: { en: 'Placeholder: month', de: 'Platzhalter: Monat' },
    required: { en: 'Month required', de: 'Monat ist Pflicht' },
  },
  year: {
    hide: { en: 'Do not ask for the year', de: 'Nicht nach dem Jahr fragen' },
    placeholder: { en: 'Placeholder: year', de: 'Platzhalter: Jahr' },
    required: { en: 'Year required', de: 'Jahr ist Pflicht' },
  },
  firstYear: { en: 'First year', de: 'Frühestes Jahr' },
  lastYear: { en: 'Last year', de: 'Spätestes Jahr' },
});
