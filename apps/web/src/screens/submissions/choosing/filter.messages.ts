import { responderMessages } from '@tideform/i18n';

/** Filtering the rows by a column. */
export const filterMessages = responderMessages({
  title: { en: 'Filter by {column}', de: 'Nach {column} filtern', ar: 'التصفية حسب {column}' },
  apply: { en: 'Apply', de: 'Anwenden', ar: 'تطبيق' },
  remove: { en: 'Remove filter', de: 'Filter entfernen', ar: 'إزالة عامل التصفية' },
  removeOf: { en: 'Remove filter: {filter}', de: 'Filter entfernen: {filter}', ar: 'إزالة عامل التصفية: {filter}' },
  has: { en: 'Contains', de: 'Enthält', ar: 'يحتوي على' },
  least: { en: 'At least', de: 'Mindestens', ar: 'على الأقل' },
  most: { en: 'At most', de: 'Höchstens', ar: 'على الأكثر' },
  first: { en: 'From', de: 'Von', ar: 'من' },
  last: { en: 'To', de: 'Bis', ar: 'إلى' },
  empty: { en: '(Empty)', de: '(Leer)', ar: '(فارغ)' },
  values: { en: 'Values of {column}', de: 'Werte von {column}', ar: 'قيم {column}' },
  find: { en: 'Find a value', de: 'Wert suchen', ar: 'البحث عن قيمة' },
  said: {
    has: { en: '{column} contains {text}', de: '{column} enthält {text}', ar: '{column} يحتوي على {text}' },
    from: { en: '{column} from {from}', de: '{column} ab {from}', ar: '{column} من {from}' },
    to: { en: '{column} to {to}', de: '{column} bis {to}', ar: '{column} إلى {to}' },
    between: { en: '{column} {from} to {to}', de: '{column} {from} bis {to}', ar: '{column} من {from} إلى {to}' },
    is: { en: '{column} is {value}', de: '{column} ist {value}', ar: '{column} هو {value}' },
    any: {
      en: '{column} is one of {count} values',
      de: '{column} ist einer von {count} Werten',
      ar: '{column} إحدى {count} من القيم',
    },
  },
});
