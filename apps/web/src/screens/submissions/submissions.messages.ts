import { responderMessages } from '@tideform/i18n';

/** Texts of the submissions table; in English those that the specification quotes are verbatim. */
export const submissionsMessages = responderMessages({
  count: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    ar: '{count, plural, zero {لا إرسالات} one {إرسال واحد} two {إرسالان} few {# إرسالات} many {# إرسالًا} other {# إرسال}}',
  },
  /** There are more of them. */
  countSoFar: {
    en: '{count, number}+ submissions',
    de: 'Mehr als {count, number} Einsendungen',
    ar: 'أكثر من {count, number} إرسال',
  },
  addResponse: { en: 'Add response', de: 'Antwort hinzufügen', ar: 'إضافة رد' },
  refresh: { en: 'Refresh', de: 'Aktualisieren', ar: 'تحديث' },
  loadMore: { en: 'Load more', de: 'Mehr laden', ar: 'تحميل المزيد' },
  moreFailed: {
    en: 'More submissions couldn’t be loaded.',
    de: 'Weitere Einsendungen konnten nicht geladen werden.',
    ar: 'تعذّر تحميل مزيد من الإرسالات.',
  },
  range: { en: 'Date range', de: 'Zeitraum', ar: 'الفترة' },
  /** What the range is of. */
  dates: { en: 'Dates', de: 'Datum', ar: 'التواريخ' },
  datesOf: {
    submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'الإرسال' },
    lastModified: { en: 'Last modified', de: 'Zuletzt geändert', ar: 'آخر تعديل' },
  },
  byLastModified: {
    en: 'Modified: {range}',
    de: 'Geändert: {range}',
    ar: 'التعديل: {range}',
  },
  ranges: {
    'last-30-days': { en: 'Last 30 days', de: 'Letzte 30 Tage', ar: 'آخر 30 يومًا' },
    'this-month': { en: 'This month', de: 'Dieser Monat', ar: 'هذا الشهر' },
    'last-month': { en: 'Last month', de: 'Letzter Monat', ar: 'الشهر الماضي' },
    'this-year': { en: 'This year', de: 'Dieses Jahr', ar: 'هذه السنة' },
    'all-time': { en: 'All time', de: 'Gesamter Zeitraum', ar: 'كل الوقت' },
    custom: { en: 'Custom', de: 'Benutzerdefiniert', ar: 'مخصص' },
  },
  repaired: {
    en: '{count, plural, =0 {No submissions needed repair} one {# submission repaired} other {# submissions repaired}}',
    de: '{count, plural, =0 {Es mussten keine Einsendungen repariert werden} one {# Einsendung repariert} other {# Einsendungen repariert}}',
    ar: '{count, plural, =0 {لا حاجة لإصلاح أي إرسال} zero {أُصلح # إرسال} one {أُصلح إرسال واحد} two {أُصلح إرسالان} few {أُصلحت # إرسالات} many {أُصلح # إرسالًا} other {أُصلح # إرسال}}',
  },
  menu: { en: 'Actions for {name}', de: 'Aktionen für {name}', ar: 'إجراءات {name}' },
});
