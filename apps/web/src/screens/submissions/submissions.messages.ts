import { responderMessages } from '@tideform/i18n';

/** Messages of the submissions table. English texts that the specification quotes are verbatim. */
export const submissionsMessages = responderMessages({
  count: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    ar: '{count, plural, zero {لا إرسالات} one {إرسال واحد} two {إرسالان} few {# إرسالات} many {# إرسالًا} other {# إرسال}}',
    fr: '{count, plural, one {# soumission} many {# de soumissions} other {# soumissions}}',
  },
  /** Count while more submissions can be loaded. */
  countSoFar: {
    en: '{count, number}+ submissions',
    de: 'Mehr als {count, number} Einsendungen',
    ar: 'أكثر من {count, number} إرسال',
    fr: 'Plus de {count, number} soumissions',
  },
  addResponse: { en: 'Add response', de: 'Antwort hinzufügen', ar: 'إضافة رد', fr: 'Ajouter une réponse' },
  refresh: { en: 'Refresh', de: 'Aktualisieren', ar: 'تحديث', fr: 'Actualiser' },
  loadMore: { en: 'Load more', de: 'Mehr laden', ar: 'تحميل المزيد', fr: 'Afficher plus' },
  moreFailed: {
    en: 'More submissions couldn’t be loaded.',
    de: 'Weitere Einsendungen konnten nicht geladen werden.',
    ar: 'تعذّر تحميل مزيد من الإرسالات.',
    fr: 'Impossible de charger d’autres soumissions.',
  },
  range: { en: 'Date range', de: 'Zeitraum', ar: 'الفترة', fr: 'Période' },
  /** Date that the range applies to. */
  dates: { en: 'Dates', de: 'Datum', ar: 'التواريخ', fr: 'Dates' },
  datesOf: {
    submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'الإرسال', fr: 'Envoi' },
    lastModified: { en: 'Last modified', de: 'Zuletzt geändert', ar: 'آخر تعديل', fr: 'Dernière modification' },
  },
  byLastModified: {
    en: 'Modified: {range}',
    de: 'Geändert: {range}',
    ar: 'التعديل: {range}',
    fr: 'Modification : {range}',
  },
  ranges: {
    'last-30-days': { en: 'Last 30 days', de: 'Letzte 30 Tage', ar: 'آخر 30 يومًا', fr: '30 derniers jours' },
    'this-month': { en: 'This month', de: 'Dieser Monat', ar: 'هذا الشهر', fr: 'Ce mois-ci' },
    'last-month': { en: 'Last month', de: 'Letzter Monat', ar: 'الشهر الماضي', fr: 'Mois dernier' },
    'this-year': { en: 'This year', de: 'Dieses Jahr', ar: 'هذه السنة', fr: 'Cette année' },
    'all-time': { en: 'All time', de: 'Gesamter Zeitraum', ar: 'كل الوقت', fr: 'Toutes les dates' },
    custom: { en: 'Custom', de: 'Benutzerdefiniert', ar: 'مخصص', fr: 'Personnalisée' },
  },
  repaired: {
    en: '{count, plural, =0 {No submissions needed repair} one {# submission repaired} other {# submissions repaired}}',
    de: '{count, plural, =0 {Es mussten keine Einsendungen repariert werden} one {# Einsendung repariert} other {# Einsendungen repariert}}',
    ar: '{count, plural, =0 {لا حاجة لإصلاح أي إرسال} zero {أُصلح # إرسال} one {أُصلح إرسال واحد} two {أُصلح إرسالان} few {أُصلحت # إرسالات} many {أُصلح # إرسالًا} other {أُصلح # إرسال}}',
    fr: '{count, plural, =0 {Aucune soumission à réparer} one {# soumission réparée} many {# de soumissions réparées} other {# soumissions réparées}}',
  },
  menu: { en: 'Actions for {name}', de: 'Aktionen für {name}', ar: 'إجراءات {name}', fr: 'Actions pour {name}' },
});
