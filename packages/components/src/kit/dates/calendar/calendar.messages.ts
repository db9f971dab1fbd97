import { responderMessages } from '@tideform/i18n';

export const calendarMessages = responderMessages({
  chooseDate: { en: 'Choose date', de: 'Datum auswählen', ar: 'اختيار التاريخ' },
  chooseTime: { en: 'Choose time', de: 'Uhrzeit auswählen', ar: 'اختيار الوقت' },
  chooseMoment: { en: 'Choose date and time', de: 'Datum und Uhrzeit auswählen', ar: 'اختيار التاريخ والوقت' },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر' },
  year: { en: 'Year', de: 'Jahr', ar: 'السنة' },
  previousMonth: { en: 'Previous month', de: 'Vorheriger Monat', ar: 'الشهر السابق' },
  nextMonth: { en: 'Next month', de: 'Nächster Monat', ar: 'الشهر التالي' },
  times: { en: 'Time', de: 'Uhrzeit', ar: 'الوقت' },
  today: { en: 'Today', de: 'Heute', ar: 'اليوم' },
  now: { en: 'Now', de: 'Jetzt', ar: 'الآن' },
  clear: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
});
