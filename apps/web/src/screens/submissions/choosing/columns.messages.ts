import { responderMessages } from '@tideform/i18n';

/** Choosing the columns of the table. */
export const columnsMessages = responderMessages({
  densities: {
    roomy: { en: 'Roomy', de: 'Geräumig', ar: 'واسع' },
    normal: { en: 'Normal', de: 'Normal', ar: 'عادي' },
    dense: { en: 'Compact', de: 'Kompakt', ar: 'مكثّف' },
  },
  title: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة' },
  find: { en: 'Find a column', de: 'Eine Spalte finden', ar: 'البحث عن عمود' },
  hint: {
    en: 'Drag a column, or move it with Alt and the arrow keys.',
    de: 'Ziehen Sie eine Spalte, oder bewegen Sie sie mit Alt und den Pfeiltasten.',
    ar: 'اسحب عمودًا، أو انقله بمفتاح Alt ومفاتيح الأسهم.',
  },
  show: { en: 'Show {column}', de: '{column} zeigen', ar: 'إظهار {column}' },
  pin: { en: 'Pin {column}', de: '{column} anheften', ar: 'تثبيت {column}' },
  up: { en: 'Move {column} up', de: '{column} nach oben', ar: 'نقل {column} إلى الأعلى' },
  down: { en: 'Move {column} down', de: '{column} nach unten', ar: 'نقل {column} إلى الأسفل' },
  moved: {
    en: '{column} is number {place} of {count}',
    de: '{column} ist Nummer {place} von {count}',
    ar: '{column} رقم {place} من {count}',
  },
  reset: { en: 'Reset', de: 'Zurücksetzen', ar: 'إعادة الضبط' },
});
