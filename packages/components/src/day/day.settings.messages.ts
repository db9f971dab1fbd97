import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a day. */
export const daySettingsMessages = memberMessages({
  dayFirst: { en: 'Day before month', de: 'Tag vor Monat', fr: 'Jour avant le mois' },
  hideInputLabels: {
    en: 'Hide labels for day, month, and year',
    de: 'Beschriftungen für Tag, Monat und Jahr ausblenden',
    fr: 'Masquer les libellés du jour, du mois et de l’année',
  },
  day: {
    hide: { en: 'Hide day', de: 'Tag ausblenden', fr: 'Masquer le jour' },
    placeholder: { en: 'Day placeholder', de: 'Platzhalter für Tag', fr: 'Espace réservé du jour' },
    required: { en: 'Require day', de: 'Tag ist erforderlich', fr: 'Jour obligatoire' },
  },
  month: {
    hide: { en: 'Hide month', de: 'Monat ausblenden', fr: 'Masquer le mois' },
    placeholder: { en: 'Month placeholder', de: 'Platzhalter für Monat', fr: 'Espace réservé du mois' },
    required: { en: 'Require month', de: 'Monat ist erforderlich', fr: 'Mois obligatoire' },
  },
  year: {
    hide: { en: 'Hide year', de: 'Jahr ausblenden', fr: 'Masquer l’année' },
    placeholder: { en: 'Year placeholder', de: 'Platzhalter für Jahr', fr: 'Espace réservé de l’année' },
    required: { en: 'Require year', de: 'Jahr ist erforderlich', fr: 'Année obligatoire' },
  },
  firstYear: { en: 'Earliest year', de: 'Frühestes Jahr', fr: 'Première année' },
  lastYear: { en: 'Latest year', de: 'Spätestes Jahr', fr: 'Dernière année' },
});
