import { responderMessages } from '@tideform/i18n';

/** Messages of the table's cells. */
export const tableMessages = responderMessages({
  rows: {
    en: '{label}: {count, plural, one {# row} other {# rows}}',
    de: '{label}: {count, plural, one {# Zeile} other {# Zeilen}}',
    ar: '{label}: {count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    fr: '{label} : {count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  },
  totals: {
    en: 'Totals of this view',
    de: 'Summen dieser Ansicht',
    ar: 'مجاميع هذا العرض',
    fr: 'Totaux de cet affichage',
  },
  sum: { en: 'Sum {figure}', de: 'Summe {figure}', ar: 'المجموع {figure}', fr: 'Somme : {figure}' },
});
