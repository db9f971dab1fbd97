import { responderMessages } from '@tideform/i18n';

/** Choosing the columns of the table. */
export const columnsMessages = responderMessages({
  densities: {
    roomy: { en: 'Comfortable', de: 'Breit', ar: 'واسع' },
    normal: { en: 'Normal', de: 'Normal', ar: 'عادي' },
    dense: { en: 'Compact', de: 'Kompakt', ar: 'مكثّف' },
  },
  title: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة' },
  find: { en: 'Find a column', de: 'Spalte suchen', ar: 'البحث عن عمود' },
  hint: {
    en: 'Drag a column, or move it with Alt and the arrow keys.',
    de: 'Ziehen Sie eine Spalte, oder verschieben Sie sie mit ALT und den Pfeiltasten.',
    ar: 'اسحب عمودًا، أو انقله بمفتاح Alt ومفاتيح الأسهم.',
  },
  show: { en: 'Show {column}', de: '{column} anzeigen', ar: 'إظهار {column}' },
  pin: { en: 'Pin {column}', de: '{column} anheften', ar: 'تثبيت {column}' },
  up: { en: 'Move {column} up', de: '{column} nach oben verschieben', ar: 'نقل {column} إلى الأعلى' },
  down: { en: 'Move {column} down', de: '{column} nach unten verschieben', ar: 'نقل {column} إلى الأسفل' },
  moved: {
    en: '{column} is now in position {place} of {count}',
    de: '{column} ist jetzt an Position {place} von {count}',
    ar: '{column} الآن في الموضع {place} من {count}',
  },
  reset: { en: 'Reset', de: 'Zurücksetzen', ar: 'إعادة الضبط' },
});
