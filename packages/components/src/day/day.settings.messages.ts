import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a day. */
export const daySettingsMessages = memberMessages({
  dayFirst: { en: 'Day before month', de: 'Tag vor Monat' },
  hideInputLabels: {
    en: 'Hide labels for day, month, and year',
    de: 'Beschriftungen für Tag, Monat und Jahr ausblenden',
  },
  day: {
    hide: { en: 'Hide day', de: 'Tag ausblenden' },
    placeholder: { en: 'Day placeholder', de: 'Platzhalter für Tag' },
    required: { en: 'Require day', de: 'Tag ist erforderlich' },
  },
  month: {
    hide: { en: 'Hide month', de: 'Monat ausblenden' },
    placeholder: { en: 'Month placeholder', de: 'Platzhalter für Monat' },
    required: { en: 'Require month', de: 'Monat ist erforderlich' },
  },
  year: {
    hide: { en: 'Hide year', de: 'Jahr ausblenden' },
    placeholder: { en: 'Year placeholder', de: 'Platzhalter für Jahr' },
    required: { en: 'Require year', de: 'Jahr ist erforderlich' },
  },
  firstYear: { en: 'Earliest year', de: 'Frühestes Jahr' },
  lastYear: { en: 'Latest year', de: 'Spätestes Jahr' },
});
