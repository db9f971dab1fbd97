import { responderMessages } from '@tideform/i18n';

export const calendarMessages = responderMessages({
  chooseDate: { en: 'Choose date', de: 'Datum auswählen', ar: 'اختيار التاريخ', fr: 'Choisir une date' },
  chooseTime: { en: 'Choose time', de: 'Uhrzeit auswählen', ar: 'اختيار الوقت', fr: 'Choisir une heure' },
  chooseMoment: {
    en: 'Choose date and time',
    de: 'Datum und Uhrzeit auswählen',
    ar: 'اختيار التاريخ والوقت',
    fr: 'Choisir une date et une heure',
  },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر', fr: 'Mois' },
  year: { en: 'Year', de: 'Jahr', ar: 'السنة', fr: 'Année' },
  previousMonth: { en: 'Previous month', de: 'Vorheriger Monat', ar: 'الشهر السابق', fr: 'Mois précédent' },
  nextMonth: { en: 'Next month', de: 'Nächster Monat', ar: 'الشهر التالي', fr: 'Mois suivant' },
  times: { en: 'Time', de: 'Uhrzeit', ar: 'الوقت', fr: 'Heure' },
  today: { en: 'Today', de: 'Heute', ar: 'اليوم', fr: 'Aujourd’hui' },
  now: { en: 'Now', de: 'Jetzt', ar: 'الآن', fr: 'Maintenant' },
  clear: { en: 'Clear', de: 'Leeren', ar: 'مسح', fr: 'Effacer' },
});
